-- Who is told by webhook and what was told, what an order took out of the stock, and who withdrew from a contract.

alter table shop_event add column position bigint generated always as identity;
create index on shop_event (about, position);
comment on column shop_event.position is 'What happened to one order is told in this order.';

create table webhook_endpoint (
  id          uuid primary key,
  url         text not null,
  secret      text not null check (length(secret) >= 32),
  events      text[] not null default '{}',
  active      boolean not null default true,
  created_at  timestamptz not null default now()
);
comment on column webhook_endpoint.secret is 'Signs what is sent there; its receiver has it, nobody else.';
comment on column webhook_endpoint.events is 'Which events it follows; none named means all.';

create table webhook_delivery (
  id            uuid primary key,
  event_id      uuid not null references shop_event on delete cascade,
  endpoint_id   uuid not null references webhook_endpoint on delete cascade,
  attempts      integer not null default 0 check (attempts >= 0),
  last_status   integer,
  last_problem  text,
  last_tried_at timestamptz,
  next_try_at   timestamptz,
  delivered_at  timestamptz,
  given_up_at   timestamptz,
  created_at    timestamptz not null default now(),
  unique (event_id, endpoint_id),
  check ((next_try_at is null) = (delivered_at is not null or given_up_at is not null))
);
create index on webhook_delivery (endpoint_id, created_at desc);
create index on webhook_delivery (next_try_at) where next_try_at is not null;
comment on table webhook_delivery is 'The delivery log: each event goes to each endpoint once.';
comment on column webhook_delivery.last_status is 'What the receiver answered; null when nobody did.';
comment on column webhook_delivery.next_try_at is 'Null once it is over: delivered or given up.';

create table order_stock (
  order_id    uuid not null references sales_order on delete cascade deferrable initially deferred,
  product_id  uuid not null references product on delete cascade,
  quantity    integer not null check (quantity > 0),
  taken       integer not null check (taken between 0 and quantity),
  primary key (order_id, product_id)
);
create index on order_stock (product_id);
comment on table order_stock is 'What an order holds of the stock. Giving it back takes the row away, so that it is given back once.';
comment on column order_stock.taken is 'Less than the quantity when more was sold than lay there, because it comes again.';

insert into order_stock (order_id, product_id, quantity, taken)
select line.order_id, line.product_id, sum(line.quantity), sum(line.quantity)
from order_line line join sales_order on sales_order.id = line.order_id
where line.product_id is not null and line.type = 'product' and sales_order.state <> 'cancelled'
group by line.order_id, line.product_id;

create table withdrawal (
  id            uuid primary key,
  order_id      uuid references sales_order on delete set null,
  language      text not null references language (code),
  name          text not null,
  email         text not null,
  contract      text not null,
  items         text,
  message       text,
  declared_at   timestamptz not null,
  fingerprint   text not null
);
create index on withdrawal (order_id) where order_id is not null;
create index on withdrawal (fingerprint, declared_at desc);
create index on withdrawal (declared_at desc);
comment on table withdrawal is 'Who withdrew from a contract and when (Directive (EU) 2023/2673), as it was typed.';
comment on column withdrawal.order_id is 'Null when number and e-mail fit no order: the declaration counts all the same.';
comment on column withdrawal.contract is 'An order number, or which contract is meant.';
comment on column withdrawal.items is 'What of it; null means all.';
comment on column withdrawal.fingerprint is 'The same declaration sent twice within minutes is one.';

-- The address of the function is the same in all languages, so the English information moves beside it.
update seo_url set seo_path = 'withdrawal-and-returns'
where language = 'en-US' and route_name = 'frontend.landing.page' and seo_path = 'withdrawal'
  and not exists (select from seo_url taken where taken.language = 'en-US' and taken.seo_path = 'withdrawal-and-returns');

-- Confirmations that were still to be sent: from now on they follow from an event, which the sweep finds.
do $$
begin
  if to_regclass('jobs.job') is not null then
    insert into shop_event (id, name, about, happened_at)
    select gen_random_uuid(), 'order.placed', id, ordered_at from sales_order
    where id in (
      select (data ->> 'orderId')::uuid from jobs.job
      where name = 'order-confirmation' and state in ('created', 'retry', 'active', 'failed'));
    delete from jobs.job where name = 'order-confirmation';
  end if;
end $$;
