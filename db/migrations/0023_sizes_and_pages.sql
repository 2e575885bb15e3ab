-- What a listing is narrowed by in millimetres, and what a search finds beside products.

alter table product_view
  add column widths integer[] not null default '{}',
  add column heights integer[] not null default '{}',
  add column depths integer[] not null default '{}';
comment on column product_view.widths is 'Millimetres: the cabinets it is made for, otherwise its own; on the listed row those of the whole group.';
comment on column product_view.heights is 'Millimetres it needs at least, otherwise its own.';
comment on column product_view.depths is 'Millimetres it needs at least, otherwise its own.';

create index product_by_digits on product (regexp_replace(number, '[^0-9]', '', 'g'));

create table search_page (
  language    text not null references language (code),
  key         text not null,
  kind        text not null check (kind in ('page', 'line', 'category', 'post', 'document')),
  path        text not null,
  name        text not null,
  teaser      text not null,
  position    integer not null,
  search      tsvector not null,
  primary key (language, key)
);
create index search_page_search on search_page using gin (search);
comment on table search_page is 'What a search finds beside products: one row for each page or document and language.';
comment on column search_page.path is 'Below the prefix of the language, with a slash before it.';

-- Most words belong to one language, item numbers to all: an index of its own for each keeps a search from going through
-- the other three. One of a further language is found all the same, only not as fast.
drop index product_view_search;
create index product_view_search_de on product_view using gin (search) where listed and language = 'de-DE';
create index product_view_search_en on product_view using gin (search) where listed and language = 'en-US';
create index product_view_search_it on product_view using gin (search) where listed and language = 'it-IT';
create index product_view_search_fr on product_view using gin (search) where listed and language = 'fr-FR';

-- Ranking reads it of many rows: what only a card or a page shows makes way for it.
alter table product_view alter column search set storage main;

drop index search_word_word_idx;
create index search_word_de on search_word using gin (word gin_trgm_ops) where language = 'de-DE';
create index search_word_en on search_word using gin (word gin_trgm_ops) where language = 'en-US';
create index search_word_it on search_word using gin (word gin_trgm_ops) where language = 'it-IT';
create index search_word_fr on search_word using gin (word gin_trgm_ops) where language = 'fr-FR';
alter table search_word add column shown text not null default '';
comment on column search_word.shown is 'As it is written in names, with accents: what "did you mean" says.';
