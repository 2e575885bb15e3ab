-- How goods travel: what that costs by value and for bulky goods, what a method is not offered for, until which
-- hour it leaves the same day, and on which days nobody works or delivers.

alter table product add column bulky boolean not null default false;
comment on column product.bulky is 'Travels as bulky goods whatever it measures and weighs; what is long or heavy does so by itself.';

alter table shipping_method
  add column cut_off time not null default '14:00',
  add column is_collected boolean not null default false,
  add column rules jsonb not null default '[]' check (jsonb_typeof(rules) = 'array');
comment on column shipping_method.cut_off is 'What is ordered by then, by the clock of the works, is dispatched the same working day.';
comment on column shipping_method.is_collected is 'The customer collects it at the works: it is ready on days on which these are open.';
comment on column shipping_method.rules is 'What must hold for it to be offered, all of them: [{"type": "not-bulky"}, ...]. Each type is described where the shop reads it.';

alter table shipping_destination add column bulky_goes_free boolean not null default false;
comment on column shipping_destination.bulky_goes_free is 'Free shipping takes the surcharge for bulky goods off as well.';

alter table shipping_cost
  add column until_cents integer check (until_cents > 0),
  add column bulky_cents integer not null default 0 check (bulky_cents >= 0);
comment on column shipping_cost.until_cents is 'Worth of the goods (gross, in the currency of this step) it goes up to, inclusive; null is any. The first step that takes weight and worth counts.';
comment on column shipping_cost.bulky_cents is 'Gross, on top, once for a delivery with bulky goods in it.';
drop index shipping_cost_shipping_method_id_country_id_currency_coales_idx;
create unique index shipping_cost_step on shipping_cost (
  shipping_method_id, country_id, currency, coalesce(until_grams, 2147483647), coalesce(until_cents, 2147483647));

alter table payment_method add column rules jsonb not null default '[]' check (jsonb_typeof(rules) = 'array');
comment on column payment_method.rules is 'What must hold for it to be offered, besides its countries and its limit: [{"type": "no-guests"}, ...].';

create table public_holiday (
  id            uuid primary key,
  country_id    uuid not null references country,
  states        text[],
  month         integer check (month between 1 and 12),
  day           integer check (day between 1 and 31),
  easter_offset integer check (easter_offset between -60 and 90),
  first_year    integer,
  last_year     integer check (last_year >= first_year),
  name          text not null,
  check ((month is null) = (day is null) and (month is null) <> (easter_offset is null))
);
create index on public_holiday (country_id);
comment on table public_holiday is 'Days on which no parcel is delivered in a country, and none dispatched where the works are. Weekends are not here.';
comment on column public_holiday.states is 'Codes of the states that keep it; null is the whole country.';
comment on column public_holiday.easter_offset is 'Days from Easter Sunday, instead of a fixed month and day.';
comment on column public_holiday.name is 'For those who keep the list.';

-- Shops that are there already go on as their methods describe themselves.
update shipping_method set cut_off = '11:00', rules = '[{"type": "not-bulky"}]' where technical_name = 'express';
update shipping_method set is_collected = true, rules = '[{"type": "countries", "isos": ["CH"]}]' where technical_name = 'pickup';
update shipping_cost set bulky_cents = 2000
from shipping_method method where method.id = shipping_method_id and method.technical_name = 'standard';
