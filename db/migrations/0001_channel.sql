-- The shop as a place: languages, money, countries and their taxes, how things are paid and sent.
-- Texts of these few rows are JSON objects by locale: {"de-DE": "...", "en-US": "...", "it-IT": "...", "fr-FR": "..."}.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;
create extension if not exists btree_gist;

-- Ids on the wire are 32 hex digits; inside JSON built by SQL they must look the same.
create function hex(id uuid) returns text language sql immutable parallel safe strict
  return replace(id::text, '-', '');

create table language (
  id              uuid primary key,
  code            text not null unique check (code ~ '^[a-z]{2}-[A-Z]{2}$'),
  name            text not null,
  search_config   regconfig not null,
  position        integer not null
);
comment on column language.search_config is 'Which PostgreSQL text search configuration stems this language.';

create table currency (
  id                    uuid primary key,
  iso_code              text not null unique check (iso_code ~ '^[A-Z]{3}$'),
  symbol                text not null,
  name                  jsonb not null,
  item_interval_cents   integer not null default 1 check (item_interval_cents > 0),
  total_interval_cents  integer not null default 1 check (total_interval_cents > 0),
  position              integer not null
);
comment on column currency.total_interval_cents is 'The payable total is rounded to this; CHF 5. Never the VAT.';

create table tax (
  id        uuid primary key,
  key       text not null unique,
  name      jsonb not null,
  position  integer not null
);

create table country (
  id                    uuid primary key,
  iso                   text not null unique check (iso ~ '^[A-Z]{2}$'),
  iso3                  text not null unique check (iso3 ~ '^[A-Z]{3}$'),
  name                  jsonb not null,
  currency              text not null references currency (iso_code),
  eu_member             boolean not null,
  active                boolean not null default true,
  shipping_available    boolean not null default true,
  zip_pattern           text not null,
  zip_example           text not null,
  vat_id_pattern        text not null,
  vat_id_label          text not null,
  vat_id_example        text not null,
  phone_prefix          text not null,
  phone_pattern         text not null,
  phone_example         text not null,
  address_format        jsonb not null,
  state_required        boolean not null,
  special_zones         jsonb not null default '[]',
  order_button          jsonb not null,
  withdrawal_days       integer not null,
  withdrawal_button     boolean not null,
  legal                 jsonb not null,
  position              integer not null
);
comment on column country.zip_pattern is 'Matches the whole trimmed zip.';
comment on column country.order_button is 'Text of the order button by locale; statutory wording where the country has one (domain facts, order and withdrawal).';

create table country_state (
  id          uuid primary key,
  country_id  uuid not null references country,
  code        text not null unique,
  name        jsonb not null,
  position    integer not null
);
create index on country_state (country_id);

create table vat_rate (
  tax_id      uuid not null references tax,
  country_id  uuid not null references country,
  percent     numeric(5, 2) not null check (percent >= 0 and percent < 100),
  valid_from  date not null,
  valid_until date,
  check (valid_until is null or valid_until >= valid_from),
  exclude using gist (tax_id with =, country_id with =, daterange(valid_from, valid_until, '[]') with &&)
);

create table salutation (
  id            uuid primary key,
  key           text not null unique,
  display_name  jsonb not null,
  letter_name   jsonb not null,
  position      integer not null
);

create table customer_group (
  id              uuid primary key,
  key             text not null unique,
  name            jsonb not null,
  display_gross   boolean not null
);

create table delivery_time (
  id        uuid primary key,
  key       text not null unique,
  name      jsonb not null,
  min_days  integer not null check (min_days >= 0),
  max_days  integer not null check (max_days >= min_days)
);

create table shipping_method (
  id                uuid primary key,
  technical_name    text not null unique,
  name              jsonb not null,
  description       jsonb not null,
  active            boolean not null default true,
  delivery_time_id  uuid not null references delivery_time,
  position          integer not null
);

create table shipping_destination (
  shipping_method_id  uuid not null references shipping_method,
  country_id          uuid not null references country,
  min_days            integer not null check (min_days >= 0),
  max_days            integer not null check (max_days >= min_days),
  currency            text not null references currency (iso_code),
  free_from_cents     integer check (free_from_cents > 0),
  primary key (shipping_method_id, country_id)
);
comment on table shipping_destination is 'A method goes to a country only when it stands here.';
comment on column shipping_destination.free_from_cents is 'Goods of this value (gross) and more travel free.';

create table shipping_cost (
  shipping_method_id  uuid not null,
  country_id          uuid not null,
  currency            text not null references currency (iso_code),
  until_grams         integer check (until_grams > 0),
  cents               integer not null check (cents >= 0),
  foreign key (shipping_method_id, country_id) references shipping_destination
);
create unique index on shipping_cost (shipping_method_id, country_id, currency, coalesce(until_grams, 2147483647));
comment on column shipping_cost.until_grams is 'Inclusive; null is the last, open step.';
comment on column shipping_cost.cents is 'Gross.';

create table payment_method (
  id                    uuid primary key,
  technical_name        text not null unique,
  name                  jsonb not null,
  description           jsonb not null,
  active                boolean not null default true,
  after_order_enabled   boolean not null default true,
  asynchronous          boolean not null default false,
  countries             text[],
  max_total_cents       integer,
  position              integer not null
);
comment on column payment_method.countries is 'ISO codes it is offered in; null is everywhere.';
comment on column payment_method.max_total_cents is 'Offered up to this payable total; null is without limit.';

create table closure (
  id                        uuid primary key,
  first_day                 date not null,
  last_day                  date not null check (last_day >= first_day),
  first_delivery_home       date not null,
  first_delivery_abroad     date not null,
  title                     jsonb not null,
  text                      jsonb not null
);
comment on table closure is 'Seasonal closures: nothing is dispatched from the first to the last day.';

create table sales_channel (
  id                            uuid primary key,
  name                          text not null,
  default_language              text not null references language (code),
  default_currency              text not null references currency (iso_code),
  default_country_id            uuid not null references country,
  default_customer_group_id     uuid not null references customer_group,
  default_payment_method_id     uuid not null references payment_method,
  default_shipping_method_id    uuid not null references shipping_method,
  navigation_category_id        uuid not null,
  footer_category_id            uuid not null,
  service_category_id           uuid not null,
  maintenance                   boolean not null default false,
  account_required              boolean not null default false
);
comment on column sales_channel.account_required is 'When set, guests cannot order and are told to log in.';

create table sales_channel_domain (
  id                uuid primary key,
  sales_channel_id  uuid not null references sales_channel,
  language          text not null unique references language (code),
  path              text not null unique check (path = '' or path ~ '^/[a-zA-Z-]+$')
);
comment on column sales_channel_domain.path is 'What follows the public address of the shop; German has none.';

create table setting (
  key     text primary key,
  value   jsonb not null
);
comment on table setting is 'Data of a room that is one document: facets, labels, configurator rules, company address.';
