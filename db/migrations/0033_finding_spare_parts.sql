-- Finding a spare part without knowing what it is called: by yes and no, and by a number however it is typed.

create table part_question (
  id        text primary key check (id ~ '^[a-zA-Z0-9-]{1,40}$'),
  position  integer not null,
  text      jsonb not null,
  yes       jsonb not null,
  no        jsonb,
  shows     text
);
comment on column part_question.yes is 'Where a yes leads: {"question": id} to another question, {"category": path or null, "lines": []} to parts for these lines and generations (null: not one of ours), or {"trait": name} to the parts that have it.';
comment on column part_question.no is 'As yes. Null: to all parts that a yes does not lead to.';
comment on column part_question.shows is 'The number of a product whose picture tells what is meant.';

create table spare_part_trait (
  product_id  uuid not null references spare_part on delete cascade,
  trait       text not null check (trait <> ''),
  primary key (product_id, trait)
);
comment on table spare_part_trait is 'What a question that ends in a trait may ask of a part: lid, bin, joint.';

-- A number is looked for as bare digits, whole or a part of it.
alter table spare_part add column digits text not null default '';
comment on column spare_part.digits is 'The item number as bare digits; kept by triggers.';
update spare_part set digits = regexp_replace(product.number, '[^0-9]', '', 'g')
from product where product.id = spare_part.product_id;
create index spare_part_digits on spare_part (digits text_pattern_ops);
create index spare_part_digits_inside on spare_part using gin (digits gin_trgm_ops);

create function digits_of_spare_part() returns trigger language plpgsql as $$
begin
  select regexp_replace(number, '[^0-9]', '', 'g') into new.digits from product where id = new.product_id;
  return new;
end $$;
create trigger digits before insert on spare_part for each row execute function digits_of_spare_part();

create function digits_of_renumbered_part() returns trigger language plpgsql as $$
begin
  update spare_part set digits = regexp_replace(new.number, '[^0-9]', '', 'g') where product_id = new.id;
  return null;
end $$;
create trigger digits_of_part after update of number on product
  for each row when (old.number is distinct from new.number) execute function digits_of_renumbered_part();

create trigger tell_pages after insert or update or delete on part_question
  for each statement execute function tell_pages_of('part-questions');
create trigger tell_pages after insert or update or delete on spare_part_trait
  for each statement execute function tell_pages_of('part-questions');
create trigger tell_pages after insert or update or delete on spare_part
  for each statement execute function tell_pages_of('part-questions');
