-- Read models: what a listing, a search or a product page shows, written down when it changes.

create table product_view (
  language          text not null references language (code),
  product_id        uuid not null references product on delete cascade,
  parent_id         uuid,
  group_id          uuid not null,
  listed            boolean not null,
  number            text not null,
  name              text not null,
  sort_name         text not null,
  kind              text not null,
  line              text,
  manufacturer_id   uuid not null,
  category_ids      uuid[] not null,
  option_ids        uuid[] not null,
  price_chf         integer not null,
  price_eur         integer not null,
  rating            numeric(3, 2),
  shipping_free     boolean not null,
  sales             integer not null,
  position          integer not null,
  released_at       timestamptz not null,
  search            tsvector not null,
  card              jsonb not null,
  detail            jsonb not null,
  primary key (language, product_id)
);
comment on table product_view is 'One row per product and language. A group (variants of one parent, or a single product) is listed by one of its members.';
comment on column product_view.category_ids is 'The categories of the product and all their ancestors.';
comment on column product_view.option_ids is 'Properties and options; on the listed row those of the whole group.';
comment on column product_view.price_chf is 'Cheapest gross unit price in cents; on the listed row that of the whole group.';
comment on column product_view.card is 'What a card in a listing needs. Stock is not here: it changes with every order.';
comment on column product_view.detail is 'What only the product page needs.';

create index product_view_group on product_view (group_id, language);
create index product_view_categories on product_view using gin (category_ids) where listed;
create index product_view_options on product_view using gin (option_ids) where listed;
create index product_view_search on product_view using gin (search) where listed;
create index product_view_by_name on product_view (language, sort_name, product_id) where listed;
create index product_view_by_chf on product_view (language, price_chf, product_id) where listed;
create index product_view_by_eur on product_view (language, price_eur, product_id) where listed;
create index product_view_by_sales on product_view (language, sales desc, product_id) where listed;
create index product_view_by_number on product_view (language, number text_pattern_ops);

create table category_facets (
  category_id   uuid not null references category on delete cascade,
  language      text not null references language (code),
  total         integer not null,
  facets        jsonb not null,
  primary key (category_id, language)
);
comment on table category_facets is 'What a category can be filtered by, and how many groups it lists, before any filter.';

create table search_word (
  language    text not null references language (code),
  word        text not null,
  products    integer not null,
  primary key (language, word)
);
create index on search_word using gin (word gin_trgm_ops);
comment on table search_word is 'Every distinct word of names and numbers: what a misspelt word is corrected against.';
