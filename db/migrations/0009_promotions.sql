-- Reasons to pay less: by themselves, or by a code. What must hold and what is taken off is JSON that the shop checks when it reads it.

create table promotion (
  id                      uuid primary key,
  kind                    text not null check (kind in ('automatic', 'code', 'individual')),
  name                    jsonb not null,
  active                  boolean not null default true,
  valid_from              timestamptz,
  valid_until             timestamptz,
  priority                integer not null default 0,
  exclusive               boolean not null default false,
  max_uses                integer check (max_uses > 0),
  max_uses_per_customer   integer check (max_uses_per_customer > 0),
  uses                    integer not null default 0,
  conditions              jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  discounts               jsonb not null check (jsonb_typeof(discounts) = 'array' and discounts <> '[]'),
  created_at              timestamptz not null default now(),
  check (valid_until is null or valid_from is null or valid_until > valid_from),
  check (uses >= 0 and (max_uses is null or uses <= max_uses))
);
create index on promotion (id) where kind = 'automatic' and active;
comment on column promotion.kind is 'automatic needs no code; code has one that everybody shares; individual has many, each for one order.';
comment on column promotion.valid_until is 'The first moment at which it holds no more.';
comment on column promotion.priority is 'Higher goes first.';
comment on column promotion.uses is 'In how many orders it is that were not cancelled.';

create table promotion_code (
  code          text primary key check (code ~ '^[A-Z0-9_-]{3,64}$'),
  promotion_id  uuid not null references promotion on delete cascade,
  order_id      uuid
);
create index on promotion_code (promotion_id);
create index on promotion_code (order_id) where order_id is not null;
comment on column promotion_code.code is 'In capitals; what a shopper types is written so before it is looked for.';
comment on column promotion_code.order_id is 'The order that used up an individual code.';

create table promotion_exclusion (
  promotion_id  uuid not null references promotion on delete cascade,
  excluded_id   uuid not null references promotion on delete cascade,
  primary key (promotion_id, excluded_id),
  check (promotion_id <> excluded_id)
);
create index on promotion_exclusion (excluded_id);
comment on table promotion_exclusion is 'Two promotions that do not go together; said once, it holds both ways.';

create table promotion_use (
  promotion_id  uuid not null references promotion on delete cascade,
  order_id      uuid not null references sales_order on delete cascade deferrable initially deferred,
  customer_key  text not null check (customer_key = lower(customer_key)),
  code          text,
  used_at       timestamptz not null,
  primary key (promotion_id, order_id)
);
create index on promotion_use (promotion_id, customer_key);
create index on promotion_use (order_id);
comment on column promotion_use.customer_key is 'The e-mail address in small letters: a guest who comes again is the same customer.';

-- Whether it is somebody's first order.
create index on sales_order (lower(customer ->> 'email'));

alter table cart
  add blocked_promotions  uuid[] not null default '{}',
  add told_discounts      jsonb not null default '[]' check (jsonb_typeof(told_discounts) = 'array');
comment on column cart.codes is 'Promotion codes the shopper entered, in that order and in capitals.';
comment on column cart.blocked_promotions is 'Automatic promotions whose discount the shopper took out.';
comment on column cart.told_discounts is 'The discounts the shopper knows of, so that coming and going are each said once: [{id, promotionId, code, name}].';

alter table order_line
  add check (case type when 'promotion' then total_cents <= 0 and product_id is null else total_cents >= 0 end);
