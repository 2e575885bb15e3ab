-- Accounts: who has a password, whose e-mail still has to be confirmed, how a forgotten password is replaced. And
-- what makes the cart safe to come back to: one saved visit per customer, commands that are carried out once.

alter table sales_channel add double_opt_in boolean not null default true;
comment on column sales_channel.double_opt_in is 'Whoever opens an account opens a link in a mail before the account can be used.';

alter table customer
  add opt_in_hash          text unique check (opt_in_hash ~ '^[a-zA-Z0-9]{32}$'),
  add opt_in_confirmed_at  timestamptz,
  add check (opt_in_hash is null or not guest);
comment on column customer.opt_in_hash is 'Stands in the link of the confirmation mail; null where none was asked for. Kept afterwards: a second click is told so.';

create table customer_recovery (
  customer_id  uuid primary key references customer on delete cascade,
  hash         text not null unique check (hash ~ '^[a-zA-Z0-9]{32}$'),
  created_at   timestamptz not null
);
comment on table customer_recovery is 'Who forgot a password: the newest link counts, for two hours, once.';

-- A customer's terms and cart are found again at the next login, on whichever device.
delete from visit older using visit newer
  where older.customer_id = newer.customer_id and (older.updated_at, older.token) < (newer.updated_at, newer.token);
drop index visit_customer_id_idx;
create unique index on visit (customer_id) where customer_id is not null;

alter table cart add merge_untold boolean not null default false;
comment on column cart.merge_untold is 'A login put an earlier cart and this one together, and the shopper has not been told yet.';

create table cart_command (
  cart_token  text not null check (cart_token ~ '^[a-zA-Z0-9]{32}$'),
  id          text not null check (id ~ '^[0-9a-f]{32}$'),
  notices     jsonb not null default '[]',
  done_at     timestamptz not null default now(),
  primary key (cart_token, id)
);
create index on cart_command (done_at);
comment on table cart_command is 'What a browser asked of its cart under an id of its own: asked again, it is not done again. Kept for a day.';
comment on column cart_command.notices is 'What the first answer had to explain, for whoever never got it.';
