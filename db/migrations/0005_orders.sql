-- What was bought. An order keeps its own copy of everything: prices, addresses and names as they were.

create table number_range (
  name    text primary key,
  prefix  text not null default '',
  next    bigint not null
);
comment on table number_range is 'Numbers without gaps: the row is locked until the order that took one is written.';

create table sales_order (
  id                      uuid primary key,
  number                  text not null unique,
  cart_id                 uuid not null unique,
  customer_id             uuid references customer on delete set null,
  deep_link_code          text not null unique check (deep_link_code ~ '^[a-zA-Z0-9]{32}$'),
  language                text not null references language (code),
  currency                text not null references currency (iso_code),
  tax_state               text not null check (tax_state in ('gross', 'net', 'tax-free')),
  state                   text not null default 'open' check (state in ('open', 'in_progress', 'completed', 'cancelled')),
  position_cents          integer not null,
  shipping_cents          integer not null,
  raw_total_cents         integer not null,
  total_cents             integer not null,
  net_cents               integer not null,
  taxes                   jsonb not null,
  customer                jsonb not null,
  billing_address         jsonb not null,
  shipping_address        jsonb not null,
  customer_comment        text,
  affiliate_code          text,
  campaign_code           text,
  waiver_accepted         boolean not null default false,
  ordered_at              timestamptz not null default now()
);
create index on sales_order (customer_id, ordered_at desc);
comment on column sales_order.cart_id is 'One cart becomes one order, however often it is submitted.';

create table order_line (
  id            uuid primary key,
  order_id      uuid not null references sales_order on delete cascade,
  position      integer not null,
  type          text not null check (type in ('product', 'promotion')),
  line_id       text not null,
  product_id    uuid references product on delete set null,
  label         text not null,
  quantity      integer not null check (quantity > 0),
  unit_cents    integer not null,
  total_cents   integer not null,
  taxes         jsonb not null,
  payload       jsonb not null,
  unique (order_id, position)
);

create table order_delivery (
  id                  uuid primary key,
  order_id            uuid not null references sales_order on delete cascade,
  shipping_method_id  uuid not null references shipping_method,
  state               text not null default 'open' check (state in ('open', 'shipped_partially', 'shipped', 'returned', 'returned_partially', 'cancelled')),
  cost_cents          integer not null,
  cost_taxes          jsonb not null,
  earliest            date not null,
  latest              date not null,
  tracking_codes      text[] not null default '{}'
);
create index on order_delivery (order_id);

create table order_transaction (
  id                  uuid primary key,
  order_id            uuid not null references sales_order on delete cascade,
  payment_method_id   uuid not null references payment_method,
  state               text not null default 'open' check (state in ('open', 'paid', 'paid_partially', 'refunded', 'refunded_partially', 'cancelled', 'reminded', 'authorized', 'failed', 'in_progress', 'chargeback', 'unconfirmed')),
  amount_cents        integer not null,
  created_at          timestamptz not null default now()
);
create index on order_transaction (order_id);

create table order_download (
  id              uuid primary key,
  order_line_id   uuid not null references order_line on delete cascade,
  media_id        uuid not null references media,
  access_granted  boolean not null default false,
  position        integer not null
);
create index on order_download (order_line_id);

create table mail (
  id            uuid primary key,
  purpose       text not null,
  about         text not null,
  language      text not null references language (code),
  recipient     text not null,
  subject       text not null,
  html          text not null,
  text          text not null,
  sent_at       timestamptz,
  problem       text,
  created_at    timestamptz not null default now(),
  unique (purpose, about)
);
comment on table mail is 'Every mail the shop writes. Without an SMTP server they stay here and can be read at /dev/mails.';
comment on column mail.about is 'What the mail is about, so that the same thing is not told twice: an order''s id.';
