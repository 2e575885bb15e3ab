-- What an order proves years later: who sold, under which texts, by which method; and its papers with their bytes.

create table secret (
  name        text primary key,
  value       text not null check (length(value) >= 32),
  created_at  timestamptz not null default now()
);
comment on table secret is 'Keys that only this shop knows; it signs links with them. Drawn once, never shown.';
insert into secret (name, value) values
  ('order-links', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table legal_text (
  hash        text primary key check (hash ~ '^[0-9a-f]{64}$'),
  key         text not null,
  language    text not null references language (code),
  content     jsonb not null,
  created_at  timestamptz not null default now()
);
comment on table legal_text is 'Terms, privacy and the like as somebody agreed to them. A changed text is another row; none is ever changed.';

alter table sales_order
  add column seller       jsonb not null default '{}',
  add column legal_texts  jsonb not null default '[]',
  add column tax_reason   text check (tax_reason in ('outside-vat-area', 'free-country', 'company-abroad')),
  add column fit          jsonb;
comment on column sales_order.seller is 'Name, address, VAT id and bank of whoever sold, as they were.';
comment on column sales_order.legal_texts is 'The texts in force: [{"key": "terms", "hash": "..."}].';
comment on column sales_order.tax_reason is 'Why no VAT is charged; stands on the invoice.';
comment on column sales_order.fit is 'What was measured when the goods were chosen by measure.';

update sales_order set seller = setting.value - 'openingHours' from setting where setting.key = 'company';
update sales_order
set tax_reason = case when jsonb_array_length(customer -> 'vatIds') > 0 then 'company-abroad' else 'outside-vat-area' end
where tax_state = 'tax-free';

-- Where the address lies is asked of the bill of today, not of the list of countries of tomorrow.
update sales_order
set billing_address = billing_address || jsonb_build_object('countryIso', billing.iso),
  shipping_address = shipping_address || jsonb_build_object('countryIso', shipping.iso)
from country billing, country shipping
where billing.id = (billing_address ->> 'countryId')::uuid and shipping.id = (shipping_address ->> 'countryId')::uuid;

alter table order_delivery add column method jsonb;
alter table order_transaction add column method jsonb;
comment on column order_delivery.method is 'The method as it was: {"technicalName": "...", "name": {"de-DE": "..."}}.';
comment on column order_transaction.method is 'The method as it was: {"technicalName": "...", "name": {"de-DE": "..."}}.';

-- Whoever writes a delivery or a payment, the name of its method is kept: no code path can forget it.
create function keep_shipping_method() returns trigger language plpgsql as $$
begin
  new.method := coalesce(new.method, (select jsonb_build_object('technicalName', technical_name, 'name', name)
    from shipping_method where id = new.shipping_method_id));
  return new;
end $$;
create function keep_payment_method() returns trigger language plpgsql as $$
begin
  new.method := coalesce(new.method, (select jsonb_build_object('technicalName', technical_name, 'name', name)
    from payment_method where id = new.payment_method_id));
  return new;
end $$;
create trigger keep_method before insert on order_delivery for each row execute function keep_shipping_method();
create trigger keep_method before insert on order_transaction for each row execute function keep_payment_method();

update order_delivery set method = jsonb_build_object('technicalName', technical_name, 'name', name)
from shipping_method where shipping_method.id = shipping_method_id;
update order_transaction set method = jsonb_build_object('technicalName', technical_name, 'name', name)
from payment_method where payment_method.id = payment_method_id;

insert into number_range (name, prefix, next) values
  ('invoice', 'R', 100001), ('delivery-note', 'L', 100001), ('credit-note', 'G', 100001)
on conflict do nothing;

create table order_document (
  id              uuid primary key,
  order_id        uuid not null references sales_order,
  kind            text not null check (kind in ('invoice', 'delivery-note', 'credit-note')),
  about           text not null default '',
  number          text not null,
  day             date not null,
  language        text not null references language (code),
  money_locale    text not null,
  facts           jsonb not null default '{}',
  refers_to       uuid references order_document,
  deep_link_code  text not null unique check (deep_link_code ~ '^[a-zA-Z0-9]{32}$'),
  sha256          text check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes           bytea,
  sent_at         timestamptz,
  created_at      timestamptz not null default now(),
  unique (kind, number),
  unique (order_id, kind, about),
  check ((bytes is null) = (sha256 is null)),
  check ((kind = 'credit-note') = (refers_to is not null))
);
comment on table order_document is 'The papers of an order. A row takes its number when it is written; its PDF follows and never changes.';
comment on column order_document.about is 'What there may be one of: the parcel of a delivery note, the refund of a credit note; empty for the invoice.';
comment on column order_document.money_locale is 'How amounts are written on it.';
comment on column order_document.facts is 'What it says beside the order, as it was when the number was drawn.';
create index on order_document (created_at) where bytes is null;
