-- What customers remember for later. Visitors keep theirs in the browser; it comes along when they log in.

create table wishlist (
  id            uuid primary key default gen_random_uuid(),
  customer_id   uuid not null unique references customer on delete cascade,
  created_at    timestamptz not null default now()
);
comment on table wishlist is 'One for each account that ever remembered something; an empty one is not none.';

create table wishlist_product (
  wishlist_id   uuid not null references wishlist on delete cascade,
  product_id    uuid not null,
  position      bigint generated always as identity,
  created_at    timestamptz not null default now(),
  primary key (wishlist_id, product_id)
);
comment on column wishlist_product.product_id is 'No foreign key: a product may vanish while it is remembered, and the shopper is told.';

-- Whoever types a postal code is offered its town. A large town has many; which lie between its first and its last are its own.
alter table town
  add column first_zip text,
  add column last_zip text;
update town set first_zip = zip, last_zip = zip;
alter table town
  alter column first_zip set not null,
  alter column last_zip set not null;
create index town_by_zip on town (country, first_zip, last_zip);
comment on column town.zip is 'The one in its middle; digits alone, as compared.';
