-- What happened, written down in the transaction in which it happened: mails, documents and webhooks follow from here.

create table shop_event (
  id            uuid primary key,
  name          text not null check (name ~ '^[a-z]+\.[a-z-]+$'),
  about         uuid not null,
  data          jsonb not null default '{}',
  happened_at   timestamptz not null default now(),
  spread_at     timestamptz
);
create index on shop_event (about, happened_at);
create index on shop_event (happened_at) where spread_at is null;
comment on column shop_event.about is 'The order it is about.';
comment on column shop_event.spread_at is 'When everybody who follows it had been given his job.';
