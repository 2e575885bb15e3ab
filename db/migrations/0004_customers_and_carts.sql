-- Who shops, on what terms, and what lies in the cart.

create table customer (
  id                            uuid primary key,
  number                        text not null unique,
  guest                         boolean not null,
  active                        boolean not null default true,
  customer_group_id             uuid not null references customer_group,
  language                      text not null references language (code),
  email                         citext not null,
  password_hash                 text,
  account_type                  text not null default 'private' check (account_type in ('private', 'business')),
  salutation_id                 uuid references salutation,
  title                         text,
  first_name                    text not null,
  last_name                     text not null,
  company                       text,
  vat_ids                       text[] not null default '{}',
  birthday                      date,
  default_billing_address_id    uuid not null,
  default_shipping_address_id   uuid not null,
  default_payment_method_id     uuid references payment_method,
  affiliate_code                text,
  campaign_code                 text,
  first_login_at                timestamptz,
  last_login_at                 timestamptz,
  created_at                    timestamptz not null default now(),
  check (guest or password_hash is not null)
);
create unique index on customer (email) where not guest;

create table customer_address (
  id                uuid primary key,
  customer_id       uuid not null references customer on delete cascade deferrable initially deferred,
  salutation_id     uuid references salutation,
  title             text,
  first_name        text not null,
  last_name         text not null,
  company           text,
  department        text,
  street            text not null,
  house_number      text not null default '',
  additional_line_1 text,
  additional_line_2 text,
  zip               text not null,
  city              text not null,
  country_id        uuid not null references country,
  state_id          uuid references country_state,
  phone             text,
  vat_id            text,
  created_at        timestamptz not null default now()
);
create index on customer_address (customer_id);
alter table customer
  add foreign key (default_billing_address_id) references customer_address deferrable initially deferred,
  add foreign key (default_shipping_address_id) references customer_address deferrable initially deferred;
comment on column customer_address.house_number is 'Kept apart from the street (the Swiss QR-bill wants it); joined on the wire.';

create table visit (
  token                 text primary key check (token ~ '^[a-zA-Z0-9]{32}$'),
  customer_id           uuid references customer on delete cascade,
  language              text references language (code),
  currency              text references currency (iso_code),
  country_id            uuid references country,
  state_id              uuid references country_state,
  shipping_method_id    uuid references shipping_method,
  payment_method_id     uuid references payment_method,
  billing_address_id    uuid references customer_address on delete set null,
  shipping_address_id   uuid references customer_address on delete set null,
  updated_at            timestamptz not null default now()
);
create index on visit (customer_id) where customer_id is not null;
create index on visit (updated_at);
comment on table visit is 'What a session chose (Shopware: sales channel context). Null is the channel''s default. An anonymous visit has no row.';

create table cart (
  id            uuid primary key default gen_random_uuid(),
  token         text not null unique check (token ~ '^[a-zA-Z0-9]{32}$'),
  comment       text,
  codes         text[] not null default '{}',
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now()
);
create index on cart (updated_at);
comment on column cart.codes is 'Promotion codes the shopper entered, in that order.';

create table cart_line (
  cart_id       uuid not null references cart on delete cascade,
  id            text not null check (id ~ '^[0-9a-zA-Z_-]{1,64}$'),
  product_id    uuid not null,
  quantity      integer not null check (quantity between 1 and 1000000),
  position      bigint generated always as identity,
  payload       jsonb not null default '{}',
  primary key (cart_id, id),
  unique (cart_id, product_id)
);
comment on column cart_line.product_id is 'No foreign key: a product may vanish while it lies in a cart, and the shopper is told.';
