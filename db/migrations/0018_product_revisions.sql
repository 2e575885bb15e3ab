-- What a cart has to know of a product is the same until somebody edits the product. A revision says which edit it is,
-- so that facts once read can be used again for as long as nothing changed.

create table product_revision (
  product_id  uuid primary key references product on delete cascade,
  revision    uuid not null default gen_random_uuid()
);
comment on table product_revision is 'Beside the product, not in it: whoever edits prices does not wait for those who order the product.';
comment on column product_revision.revision is 'Another one after every change of the product, its prices, words, categories and downloads; never the same twice, in no database.';

insert into product_revision (product_id) select id from product;

create function product_is_new() returns trigger language plpgsql as $$
begin
  insert into product_revision (product_id) select id from changed;
  return null;
end $$;

create trigger revise_new after insert on product
  referencing new table as changed for each statement execute function product_is_new();

create function product_changed() returns trigger language plpgsql as $$
begin
  update product_revision set revision = gen_random_uuid() where product_id = new.id;
  return null;
end $$;

-- What every order and every review changes is read anew each time and is no revision: orders shall not pay for it. A
-- column that comes later has to be added here.
do $$
declare
  edited text := (
    select string_agg(quote_ident(column_name), ', ') from information_schema.columns
    where table_schema = current_schema and table_name = 'product'
      and column_name not in ('id', 'stock', 'sales', 'rating_average', 'review_count'));
begin
  execute format('create trigger revise_changed after update of %s on product
    for each row execute function product_changed()', edited);
end $$;

-- In the order of the ids: two that edit the same products wait for each other instead of failing.
create function part_of_product_changed() returns trigger language plpgsql as $$
begin
  perform from product_revision where product_id in (select product_id from changed) order by product_id for update;
  update product_revision set revision = gen_random_uuid() where product_id in (select product_id from changed);
  return null;
end $$;

-- A variant is found where its parent is found.
create function category_of_product_changed() returns trigger language plpgsql as $$
declare
  family uuid[] := array(
    select id from product where id in (select product_id from changed) or parent_id in (select product_id from changed));
begin
  perform from product_revision where product_id = any(family) order by product_id for update;
  update product_revision set revision = gen_random_uuid() where product_id = any(family);
  return null;
end $$;

do $$
declare
  part text;
  tells text;
begin
  foreach part in array
    array['product_translation', 'product_price', 'price_history', 'product_download', 'product_view', 'product_category']
  loop
    tells := case part when 'product_category' then 'category_of_product_changed' else 'part_of_product_changed' end;
    execute format('create trigger revise_new after insert on %I
      referencing new table as changed for each statement execute function %I()', part, tells);
    execute format('create trigger revise_changed after update on %I
      referencing new table as changed for each statement execute function %I()', part, tells);
    execute format('create trigger revise_gone after delete on %I
      referencing old table as changed for each statement execute function %I()', part, tells);
  end loop;
end $$;
