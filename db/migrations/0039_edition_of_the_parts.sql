-- All parts are counted for each answer about one. That takes long where there are very many, and hardly ever changes:
-- what was counted is good until the edition is another one.

create table part_edition (
  id       uuid not null default gen_random_uuid(),
  is_only  boolean primary key default true check (is_only)
);
comment on table part_edition is 'Another id after every change of what may be asked about spare parts, and of which there are.';
insert into part_edition default values;

create function renew_part_edition() returns trigger language plpgsql as $$
begin
  update part_edition set id = gen_random_uuid();
  return null;
end $$;

create trigger renew_part_edition after insert or update or delete on part_question
  for each statement execute function renew_part_edition();
create trigger renew_part_edition after insert or update or delete on spare_part
  for each statement execute function renew_part_edition();
create trigger renew_part_edition after insert or update or delete on spare_part_trait
  for each statement execute function renew_part_edition();
create trigger renew_part_edition after update of active on product
  for each row when (old.active is distinct from new.active and old.kind = 'spare-part')
  execute function renew_part_edition();
