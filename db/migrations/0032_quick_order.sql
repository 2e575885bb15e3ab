-- Item numbers as they are typed, and the articles of the professional shop one by one.

create function number_key(number text) returns text
  language sql immutable strict parallel safe
  return translate(lower(regexp_replace(number, '[^0-9A-Za-z]+', '', 'g')), 'oil', '011');
comment on function number_key is 'An item number without separators, and with letters that look like digits taken for these: 71.O1.001 is 7101001.';

create function loose_number_key(number text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    btrim(regexp_replace(translate(lower(number), 'oil', '011'), '[^0-9a-z]+', '.', 'g'), '.'),
    '(^|\.)0+(?=[0-9a-z])', '\1', 'g');
comment on function loose_number_key is 'An item number without the zeros its groups begin with, as spreadsheets write it: 71.1.1 is 71.01.001.';

create index product_number_keyed on product (number_key(number));
create index product_loose_number_key on product (loose_number_key(number));
create index product_number_keyed_parts on product using gin (number_key(number) gin_trgm_ops);
create index product_model_key on product (number_key(model)) where model is not null;
create index product_ean on product (ean) where ean is not null;

create table article_row (
  product_id        uuid primary key references product on delete cascade,
  category_ids      uuid[] not null,
  option_ids        uuid[] not null,
  manufacturer_id   uuid not null,
  number            text not null,
  widths            integer[] not null,
  heights           integer[] not null,
  depths            integer[] not null,
  litres            numeric(8, 2),
  bins              integer,
  price_chf         integer not null,
  price_eur         integer not null,
  rating            numeric(3, 2),
  shipping_free     boolean not null,
  position          integer not null
);
comment on table article_row is 'A read model: each system that can be bought, by itself and not as one of its family, with what the table of the professional shop is narrowed and sorted by.';
comment on column article_row.category_ids is 'The categories of the product and all their ancestors.';
comment on column article_row.widths is 'Millimetres: the cabinets it is made for, otherwise its own.';
comment on column article_row.heights is 'Millimetres it needs at least, otherwise its own.';
comment on column article_row.price_chf is 'Gross price of a single piece in cents.';
create index article_row_categories on article_row using gin (category_ids);
