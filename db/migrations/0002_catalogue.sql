-- What is sold: products and their variants, prices, pictures, categories, and where each page lives.

create table media_file (
  hash        text primary key check (hash ~ '^[0-9a-f]{32}$'),
  mime_type   text not null,
  content     bytea not null
);
comment on table media_file is 'Bytes by content: the same bytes are stored once and never change under their address.';

create table media (
  id            uuid primary key,
  hash          text not null references media_file,
  file_name     text not null,
  extension     text not null,
  mime_type     text not null,
  size_bytes    integer not null,
  width         integer,
  height        integer,
  alt           jsonb not null default '{}',
  created_at    timestamptz not null default now()
);
comment on column media.file_name is 'Without its extension.';

create table manufacturer (
  id        uuid primary key,
  name      text not null,
  address   jsonb not null,
  link      text
);

create table unit (
  id            uuid primary key,
  key           text not null unique,
  short_code    jsonb not null,
  name          jsonb not null
);

create table property_group (
  id            uuid primary key,
  key           text not null unique,
  name          jsonb not null,
  display_type  text not null check (display_type in ('text', 'color', 'select')),
  filterable    boolean not null default true,
  position      integer not null
);

create table property_option (
  id        uuid primary key,
  group_id  uuid not null references property_group,
  key       text not null,
  name      jsonb not null,
  color     text check (color ~ '^#[0-9a-f]{6}$'),
  position  integer not null,
  unique (group_id, key)
);

create table product (
  id                  uuid primary key,
  parent_id           uuid references product,
  number              text not null unique check (length(number) between 1 and 64),
  kind                text not null check (kind in ('system', 'accessory', 'consumable', 'download', 'spare-part')),
  line                text,
  model               text,
  active              boolean not null default true,
  has_variants        boolean not null default false,
  manufacturer_id     uuid not null references manufacturer,
  tax_id              uuid not null references tax,
  ean                 text,
  stock               integer not null default 0 check (stock >= 0),
  is_closeout         boolean not null default false,
  min_purchase        integer not null default 1 check (min_purchase >= 1),
  purchase_steps      integer not null default 1 check (purchase_steps >= 1),
  max_purchase        integer check (max_purchase >= 1),
  restock_days        integer check (restock_days >= 0),
  delivery_time_id    uuid references delivery_time,
  weight_grams        integer not null default 0 check (weight_grams >= 0),
  width_mm            integer,
  height_mm           integer,
  depth_mm            integer,
  unit_id             uuid references unit,
  purchase_unit       numeric(12, 4) check (purchase_unit > 0),
  reference_unit      numeric(12, 4) check (reference_unit > 0),
  pack_size           integer not null default 1 check (pack_size >= 1),
  shipping_free       boolean not null default false,
  topseller           boolean not null default false,
  sales               integer not null default 0,
  rating_average      numeric(3, 2),
  review_count        integer not null default 0,
  cover_media_id      uuid references media,
  technical_data      jsonb not null default '[]',
  bins                jsonb not null default '[]',
  fit                 jsonb,
  guarantee_years     integer,
  position            integer not null default 0,
  released_at         timestamptz not null default now(),
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  check (parent_id is null or not has_variants)
);
create index on product (parent_id) where parent_id is not null;
comment on column product.has_variants is 'A parent: it groups variants and is never sold itself.';
comment on column product.is_closeout is 'Ends with its stock: no more can be ordered than there is.';
comment on column product.restock_days is 'Days until it can be dispatched when the stock is short.';
comment on column product.technical_data is 'Label and value pairs: [{"label": {locale: text}, "value": {locale: text}}].';
comment on column product.fit is 'Limits in mm as the fit rules read them.';

create table product_translation (
  product_id        uuid not null references product on delete cascade,
  language          text not null references language (code),
  name              text not null,
  subtitle          text not null default '',
  description       text not null default '',
  keywords          text not null default '',
  pack_unit         text not null default '',
  meta_title        text not null default '',
  meta_description  text not null default '',
  advantages        jsonb not null default '[]',
  primary key (product_id, language)
);

create table product_price (
  product_id          uuid not null references product on delete cascade,
  currency            text not null references currency (iso_code),
  customer_group_id   uuid references customer_group,
  quantity_from       integer not null default 1 check (quantity_from >= 1),
  basis               text not null default 'gross' check (basis in ('gross', 'net')),
  cents               integer not null check (cents >= 0),
  list_cents          integer check (list_cents > cents)
);
create unique index on product_price (product_id, currency, coalesce(customer_group_id, '00000000-0000-0000-0000-000000000000'), quantity_from);
comment on column product_price.quantity_from is 'A tier begins here and ends where the next begins.';
comment on column product_price.basis is 'Gross: the same price everywhere, net follows from the country. Net: the other way round.';
comment on column product_price.list_cents is 'The crossed-out price; shown only with the lowest price of 30 days.';

create table price_history (
  product_id    uuid not null references product on delete cascade,
  currency      text not null references currency (iso_code),
  cents         integer not null check (cents >= 0),
  since         timestamptz not null,
  primary key (product_id, currency, since)
);
comment on table price_history is 'The price of the first tier and since when it was asked; the lowest of 30 days is read from here.';

create table product_property (
  product_id  uuid not null references product on delete cascade,
  option_id   uuid not null references property_option,
  primary key (product_id, option_id)
);
create table product_option (
  product_id  uuid not null references product on delete cascade,
  option_id   uuid not null references property_option,
  primary key (product_id, option_id)
);
comment on table product_option is 'What tells a variant from its siblings.';

create table product_media (
  product_id  uuid not null references product on delete cascade,
  media_id    uuid not null references media,
  position    integer not null,
  primary key (product_id, media_id)
);

create table product_download (
  id          uuid primary key,
  product_id  uuid not null references product on delete cascade,
  media_id    uuid not null references media,
  position    integer not null
);
create index on product_download (product_id);
comment on table product_download is 'Files a buyer receives; a product with one is a download.';

create table document (
  id              uuid primary key,
  key             text not null unique,
  type            text not null,
  type_name       jsonb not null,
  title           jsonb not null,
  file_name       text not null,
  extension       text not null,
  languages       text[] not null,
  size_kb         integer,
  version         text,
  dated           date,
  route           text,
  product_key     text,
  product_number  text
);

create table product_document (
  product_id    uuid not null references product on delete cascade,
  document_id   uuid not null references document on delete cascade,
  position      integer not null,
  primary key (product_id, document_id)
);

create table video (
  id        uuid primary key,
  key       text not null unique,
  line      text,
  seconds   integer not null,
  title     jsonb not null,
  file_name text not null,
  captions  text[] not null
);

create table spare_part (
  product_id          uuid primary key references product on delete cascade,
  category_path       text not null,
  drawing_position    integer not null,
  dimension           text,
  fits_lines          text[] not null,
  fits_predecessors   text[] not null,
  replaced_by_number  text,
  available_until     date,
  available_years     integer
);

create table category (
  id              uuid primary key,
  key             text not null unique,
  parent_id       uuid references category,
  path            uuid[] not null,
  level           integer not null,
  position        integer not null,
  type            text not null check (type in ('page', 'link', 'folder')),
  link_type       text check (link_type in ('category', 'product', 'landing_page', 'external')),
  internal_link   uuid,
  external_link   text,
  active          boolean not null default true,
  visible         boolean not null default true,
  media_id        uuid references media,
  created_at      timestamptz not null default now()
);
create index on category (parent_id);
comment on column category.path is 'Ids of the ancestors, root first, without itself.';
comment on column category.external_link is 'A path of the shop without the language prefix ("/kontakt"), or a whole address.';

create table category_translation (
  category_id       uuid not null references category on delete cascade,
  language          text not null references language (code),
  name              text not null,
  breadcrumb        text[] not null,
  description       text not null default '',
  meta_title        text not null default '',
  meta_description  text not null default '',
  keywords          text not null default '',
  primary key (category_id, language)
);

create table product_category (
  product_id    uuid not null references product on delete cascade,
  category_id   uuid not null references category on delete cascade,
  primary key (product_id, category_id)
);
create index on product_category (category_id);

create table seo_url (
  id            uuid primary key default gen_random_uuid(),
  language      text not null references language (code),
  route_name    text not null check (route_name in ('frontend.navigation.page', 'frontend.detail.page', 'frontend.landing.page')),
  foreign_key   uuid not null,
  path_info     text not null,
  seo_path      text not null check (seo_path <> '' and left(seo_path, 1) <> '/'),
  is_canonical  boolean not null,
  is_modified   boolean not null default false,
  created_at    timestamptz not null default now(),
  unique (language, seo_path)
);
create unique index on seo_url (foreign_key, language) where is_canonical;
create index on seo_url (path_info, language);
comment on table seo_url is 'A path that is no longer canonical stays and redirects to the one that is.';

create table cross_selling (
  id          uuid primary key,
  product_id  uuid not null references product on delete cascade,
  kind        text not null check (kind in ('accessories', 'spare-parts', 'fits-with')),
  position    integer not null,
  unique (product_id, kind)
);
create table cross_selling_product (
  cross_selling_id  uuid not null references cross_selling on delete cascade,
  product_id        uuid not null references product on delete cascade,
  position          integer not null,
  primary key (cross_selling_id, product_id)
);
create index on cross_selling_product (product_id);

create table product_review (
  id            uuid primary key,
  product_id    uuid not null references product on delete cascade,
  customer_id   uuid,
  language      text not null references language (code),
  author        text not null,
  title         text not null,
  content       text not null,
  points        integer not null check (points between 1 and 5),
  comment       text,
  active        boolean not null default false,
  demo          boolean not null default false,
  created_at    timestamptz not null default now(),
  unique (product_id, customer_id)
);
create index on product_review (product_id, created_at desc) where active;
comment on column product_review.demo is 'Invented for the demo shop and shown as such: fake reviews are banned.';
