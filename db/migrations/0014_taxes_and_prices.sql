-- Where VAT is another one than the country's or none at all, who buys without it, and how amounts are written.

alter table country
  add column company_tax_free   boolean not null default false,
  add column customer_tax_free  boolean not null default false;
comment on column country.company_tax_free is 'Goods for companies with a VAT id leave without VAT: an export, and the buyer pays import VAT himself.';
comment on column country.customer_tax_free is 'Goods for anybody leave without VAT: everyone pays import VAT himself.';
update country set company_tax_free = eu_member;

alter table sales_channel
  add column vat_country_id  uuid references country,
  add column money_format    text not null default 'en-US' check (money_format in ('en-US', 'page'));
comment on column sales_channel.vat_country_id is 'Where the seller owes VAT: nothing delivered there is an export. Null: the default country.';
comment on column sales_channel.money_format is 'How amounts are written: as in en-US on every page, or as in the language of the page.';

create table tax_area (
  country_id    uuid not null references country,
  zip_pattern   text not null,
  name          text not null,
  treatment     text not null check (treatment in ('own-rate', 'other-country', 'outside')),
  rates_of      uuid references country,
  active        boolean not null default true,
  position      integer not null default 0,
  primary key (country_id, zip_pattern),
  check ((treatment = 'other-country') = (rates_of is not null))
);
comment on table tax_area is 'Places of a country with another VAT than its own; the first that matches counts.';
comment on column tax_area.zip_pattern is 'Matches the whole trimmed zip.';
comment on column tax_area.treatment is 'Rates of its own (tax_area_rate), those of another country, or outside any VAT: tax-free for everybody.';

create table tax_area_rate (
  country_id    uuid not null,
  zip_pattern   text not null,
  tax_id        uuid not null references tax,
  percent       numeric(5, 2) not null check (percent >= 0 and percent < 100),
  valid_from    date not null,
  valid_until   date,
  foreign key (country_id, zip_pattern) references tax_area on delete cascade on update cascade,
  check (valid_until is null or valid_until >= valid_from),
  exclude using gist (country_id with =, zip_pattern with =, tax_id with =, daterange(valid_from, valid_until, '[]') with &&)
);

-- A shop that was filled before gets them here; a new one from its seed.
insert into tax_area (country_id, zip_pattern, name, treatment, rates_of, position)
select country.id, area.zip_pattern, area.name, area.treatment, other.id, area.position
from (values
  ('DE', '78266', 'Büsingen am Hochrhein', 'other-country', 'CH', 0),
  ('DE', '27498', 'Helgoland', 'outside', null, 1),
  ('AT', '6691|6991|6992|6993', 'Jungholz, Mittelberg', 'own-rate', null, 2),
  ('IT', '23041', 'Livigno', 'outside', null, 3),
  ('IT', '22061', 'Campione d''Italia', 'outside', null, 4),
  ('FR', '97\d{3}|98[4-9]\d{2}', 'France d''outre-mer', 'outside', null, 5),
  ('ES', '35\d{3}|38\d{3}', 'Canarias', 'outside', null, 6),
  ('ES', '51\d{3}|52\d{3}', 'Ceuta, Melilla', 'outside', null, 7),
  ('CH', '7562|7563', 'Samnaun', 'outside', null, 8)
) as area (iso, zip_pattern, name, treatment, rates_of, position)
join country on country.iso = area.iso
left join country other on other.iso = area.rates_of;

insert into tax_area_rate (country_id, zip_pattern, tax_id, percent, valid_from)
select area.country_id, area.zip_pattern, tax.id, 19, '1995-01-01'
from tax_area area join country on country.id = area.country_id and country.iso = 'AT'
cross join tax
where area.treatment = 'own-rate' and tax.key = 'standard';

-- Cards know the prices of customer groups too, until when the lowest price was asked, and what the cheapest is based on.
update product_view view set card = view.card || jsonb_build_object(
  'prices', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'currency', currency, 'groupId', hex(customer_group_id), 'from', quantity_from, 'cents', cents,
      'listCents', list_cents, 'basis', basis) order by currency, customer_group_id nulls first, quantity_from), '[]')
    from product_price where product_id = view.product_id),
  'cheapest', (
    select jsonb_agg(jsonb_build_object(
      'currency', currency, 'groupId', hex(group_id), 'taxId', hex(tax_id), 'basis', basis, 'min', least, 'max', most)
      order by currency, group_id nulls first, tax_id, basis)
    from (
      select piece.currency, buyer.group_id, piece.tax_id, piece.basis, min(piece.cents) as least, max(piece.cents) as most
      from (
        select null::uuid as group_id
        union
        select customer_group_id from product_price price join product_view sibling on sibling.product_id = price.product_id
        where sibling.group_id = view.group_id and sibling.language = view.language
      ) buyer
      cross join lateral (
        select distinct on (price.product_id, price.currency) price.currency, price.basis, price.cents, product.tax_id
        from product_view sibling
        join product on product.id = sibling.product_id
        join product_price price on price.product_id = sibling.product_id
        where sibling.group_id = view.group_id and sibling.language = view.language
          and (price.customer_group_id is null or price.customer_group_id = buyer.group_id)
        order by price.product_id, price.currency, price.customer_group_id nulls last, price.quantity_from
      ) piece
      group by piece.currency, buyer.group_id, piece.tax_id, piece.basis
    ) span),
  'lowest30', (
    select jsonb_object_agg(lowest.currency, jsonb_build_object('cents', lowest.cents, 'until', lowest.until))
    from (
      select distinct on (asked.currency) asked.currency, asked.cents, asked.until
      from (
        select history.currency, history.cents, history.since,
          lead(history.since) over (partition by history.currency order by history.since) as until,
          max(history.since) over (partition by history.currency) as latest
        from price_history history
        where history.product_id = view.product_id and exists (
          select from product_price reduced
          where reduced.product_id = view.product_id and reduced.currency = history.currency
            and reduced.customer_group_id is null and reduced.list_cents is not null)
      ) asked
      where asked.since < asked.latest and asked.until > asked.latest - interval '30 days'
      order by asked.currency, asked.cents, asked.until desc
    ) lowest));
