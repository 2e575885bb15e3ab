-- What somebody measured goes with her account to every device; and what an account leaves behind when it is deleted.

create table customer_cabinet (
  customer_id  uuid not null references customer on delete cascade,
  place        text not null check (octet_length(place) <= 400),
  name         text not null default '' check (char_length(name) <= 40),
  position     bigint generated always as identity,
  changed_at   timestamptz not null,
  primary key (customer_id, place)
);
comment on table customer_cabinet is 'Cabinets a customer measured and keeps (my cabinets). Visitors keep theirs in the browser.';
comment on column customer_cabinet.place is 'What was measured, in one word: complete_bodyWidth-600_installationHeight-480. It tells a cabinet from others.';

create table deleted_account (
  id              uuid primary key,
  customer_number text not null unique,
  was_guest       boolean not null,
  orders_kept     integer not null,
  deleted_at      timestamptz not null
);
comment on table deleted_account is 'That an account was deleted on its owner''s wish: proof that it was done, without who she was.';
comment on column deleted_account.orders_kept is 'How many orders have to be kept by law; they name their customer themselves.';

create index enquiry_email on enquiry (lower(email)) where email is not null;
create index withdrawal_email on withdrawal (lower(email));
