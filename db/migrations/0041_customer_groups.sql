-- Groups that customers may ask for, what the staff decided, and why.

create table customer_group_registration (
  customer_group_id  uuid primary key references customer_group on delete cascade,
  active             boolean not null default true,
  only_company       boolean not null default true,
  title              jsonb not null,
  introduction       jsonb not null,
  meta_description   jsonb not null
);
comment on table customer_group_registration is 'The groups somebody may ask for when she opens an account; the staff decides. Texts by language.';
comment on column customer_group_registration.only_company is 'Only companies may ask for it.';

create trigger tell_pages after insert or update or delete on customer_group_registration
  for each statement execute function tell_pages_of('everything');

alter table customer
  add requested_group_id uuid references customer_group,
  add check (requested_group_id is null or not guest);
create index on customer (requested_group_id) where requested_group_id is not null;
comment on column customer.requested_group_id is 'The group she asked for and nobody decided about yet; until then she shops like everybody.';

create table customer_group_event (
  id                 bigint generated always as identity primary key,
  customer_id        uuid not null references customer on delete cascade,
  customer_group_id  uuid not null references customer_group,
  kind               text not null check (kind in ('requested', 'approved', 'declined', 'moved')),
  decided_by         text,
  note               text,
  happened_at        timestamptz not null,
  check (kind = 'requested' or decided_by is not null)
);
create index on customer_group_event (customer_id, id);
comment on table customer_group_event is 'Who asked for which group, and who let her in: never changed, only added to.';
comment on column customer_group_event.note is 'What the staff wants to remember; no customer sees it.';

-- Like every link in a mail, the one that confirms an account is kept as a hash; those on their way go on working.
alter table customer add opt_in_asked_at timestamptz;
update customer set opt_in_hash = left(encode(sha256(opt_in_hash::bytea), 'hex'), 32), opt_in_asked_at = created_at
where opt_in_hash is not null;
comment on column customer.opt_in_hash is 'The key of what stands in the link of the confirmation mail; null where none was asked for. Kept afterwards: a second click is told so.';
comment on column customer.opt_in_asked_at is 'When the link was sent that counts: the next one waits for a while.';
