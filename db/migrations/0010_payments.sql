-- How an order is paid: the ledger of attempts, the money that came, and every message about it.

create table state_change (
  id            uuid primary key,
  order_id      uuid not null references sales_order on delete cascade,
  machine       text not null check (machine in ('order', 'delivery', 'transaction')),
  subject       uuid not null,
  was           text not null,
  became        text not null,
  who           text not null,
  why           text not null,
  changed_at    timestamptz not null
);
create index on state_change (order_id, changed_at);
comment on table state_change is 'Who moved an order, a delivery or a payment from which state to which, and why.';
comment on column state_change.subject is 'The order, delivery or transaction that moved.';

alter table order_transaction
  add gateway             text,
  add reference           text,
  add redirect_url        text,
  add finish_url          text,
  add error_url           text,
  add return_token_hash   text unique,
  add return_until        timestamptz,
  add begun_at            timestamptz,
  add closed_at           timestamptz,
  add watch_at            timestamptz,
  add watched             integer not null default 0,
  add problem             text;
comment on table order_transaction is 'The ledger: each row is one attempt to pay an order.';
comment on column order_transaction.gateway is 'Who takes the money; null when the shopper pays by herself, by invoice or in advance.';
comment on column order_transaction.reference is 'What the gateway calls this payment.';
comment on column order_transaction.return_token_hash is 'SHA-256 of the token in the address a shopper comes back to.';
comment on column order_transaction.closed_at is 'When the gateway had nothing more to say: captured, failed or given up there as well.';
comment on column order_transaction.watch_at is 'When it is asked next; long past without being closed, its job was lost.';
comment on column order_transaction.problem is 'What the gateway could not do when it was last asked.';

-- Money counts for one attempt at a time: what was given up or failed does not.
create unique index order_transaction_active on order_transaction (order_id)
  where state not in ('cancelled', 'failed');
create unique index order_transaction_reference on order_transaction (gateway, reference)
  where reference is not null;
create index order_transaction_unfinished on order_transaction (watch_at)
  where gateway is not null and closed_at is null;

create table payment_message (
  id            uuid primary key,
  gateway       text not null,
  message_id    text not null,
  reference     text,
  report        jsonb,
  received_at   timestamptz not null,
  settled_at    timestamptz,
  outcome       text,
  unique (gateway, message_id)
);
create index on payment_message (received_at) where settled_at is null;
comment on table payment_message is 'What gateways said by their webhooks, each message once, and what was done with it.';

create table payment_capture (
  id              uuid primary key,
  gateway         text not null,
  capture         text not null,
  order_id        uuid not null references sales_order,
  transaction_id  uuid not null references order_transaction,
  cents           integer not null check (cents > 0),
  currency        text not null references currency (iso_code),
  state           text not null check (state in ('booked', 'surplus')),
  why             text not null check (why in ('owed', 'second-capture', 'amount-differs', 'order-cancelled')),
  captured_at     timestamptz not null,
  unique (gateway, capture)
);
create unique index payment_capture_booked on payment_capture (order_id) where state = 'booked';
create index on payment_capture (order_id);
comment on table payment_capture is 'Money that came. At most one capture pays an order; whatever else came is surplus, for staff to give back.';
comment on column payment_capture.gateway is '"hand" for what staff booked: a bank transfer.';

create table payment_refund (
  id            uuid primary key,
  capture_id    uuid not null references payment_capture,
  key           text not null unique,
  cents         integer not null check (cents > 0),
  who           text not null,
  why           text not null,
  asked_at      timestamptz not null,
  done_at       timestamptz,
  problem       text
);
create index on payment_refund (capture_id);
create index on payment_refund (asked_at) where done_at is null;
comment on table payment_refund is 'Money that goes back. Written down before the gateway is asked; asked again under the same key until it is done.';

-- Storefronts of others may have their shoppers come back to them.
alter table sales_channel add storefront_origins text[] not null default '{}';
comment on column sales_channel.storefront_origins is 'Origins beside the shop''s own to which a payment may lead back, as in https://partner.example.';

-- The sandbox is a gateway of its own that happens to live here: no foreign key leads to it or away from it.
create table sandbox_payment (
  id            uuid primary key,
  key           text not null unique,
  order_number  text not null,
  cents         integer not null,
  currency      text not null,
  language      text not null,
  return_url    text not null,
  state         text not null default 'pending' check (state in ('pending', 'authorized', 'captured', 'failed', 'cancelled')),
  captures      text[] not null default '{}',
  refunds       jsonb not null default '{}',
  created_at    timestamptz not null
);
comment on column sandbox_payment.refunds is 'Cents by the key under which they were asked back.';
