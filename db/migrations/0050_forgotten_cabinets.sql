-- Forgotten stays forgotten: a device that was without a network when a cabinet was forgotten elsewhere does not bring it back.
create table forgotten_cabinet (
  customer_id   uuid not null references customer on delete cascade,
  place         text not null check (octet_length(place) <= 400),
  forgotten_at  timestamptz not null,
  primary key (customer_id, place)
);
create index on forgotten_cabinet (forgotten_at);
comment on table forgotten_cabinet is 'Cabinets a customer forgot, the newest of them, for a year: what was measured before that moment is not kept again.';
