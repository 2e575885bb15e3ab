-- Pages are kept ready to be sent. What they show is known by tags; whoever changes something tells, with his commit,
-- the tags of what he changed, and every process that keeps pages lets go of those that show it.

create function tell_pages(tags text[]) returns void language plpgsql as $$
declare
  first integer;
begin
  -- A message holds 8000 bytes, a tag up to 41.
  for first in select generate_series(1, cardinality(tags), 100) loop
    perform pg_notify('page_changes', array_to_string(tags[first:first + 99], ' '));
  end loop;
end $$;
comment on function tell_pages is 'Tags: product:<id>, category:<id>, page:<id>, media:<id>, search, addresses; products for all products at once, everything for every page.';

-- For a table whose changes show on pages under one tag, whichever row it is: execute function tell_pages_of('dealers').
create function tell_pages_of() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', tg_argv[0]);
  return null;
end $$;

-- What the shop is as a place is on every page, in its navigation, its prices or its delivery days.
do $$
declare
  part text;
begin
  foreach part in array array[
    'sales_channel', 'sales_channel_domain', 'language', 'currency', 'tax', 'vat_rate', 'tax_area', 'tax_area_rate',
    'country', 'country_state', 'salutation', 'customer_group', 'delivery_time', 'shipping_method',
    'shipping_destination', 'shipping_cost', 'payment_method', 'closure', 'public_holiday', 'category',
    'category_translation', 'setting', 'scene']
  loop
    execute format('create trigger tell_pages after insert or update or delete on %I
      for each statement execute function tell_pages_of(%L)', part, 'everything');
  end loop;
end $$;

-- A view says in which categories it is listed. What it said before is told as well: a category that loses a product
-- hears of it too.
create function tell_of_views() returns trigger language plpgsql as $$
declare
  -- Rows, one for each language. Whoever writes so many anew leaves little of what is kept.
  many constant integer := 1000;
  total integer := (select count(*) from (select from changed limit many + 1) few);
begin
  if total > many then
    perform tell_pages(array['products']);
  elsif total > 0 then
    perform tell_pages(array(
      select 'product:' || hex(id) from (select product_id as id from changed union select group_id from changed) product
      union
      select 'category:' || hex(id) from changed, unnest(category_ids) id
    ) || array['search']);
  end if;
  return null;
end $$;

create trigger tell_pages_of_new after insert on product_view
  referencing new table as changed for each statement execute function tell_of_views();
create trigger tell_pages_of_changed after update on product_view
  referencing new table as changed for each statement execute function tell_of_views();
create trigger tell_pages_of_former after update on product_view
  referencing old table as changed for each statement execute function tell_of_views();
create trigger tell_pages_of_gone after delete on product_view
  referencing old table as changed for each statement execute function tell_of_views();

create function tell_of_facets() returns trigger language plpgsql as $$
begin
  perform tell_pages(array(select distinct 'category:' || hex(category_id) from changed));
  return null;
end $$;

create trigger tell_pages_of_new after insert on category_facets
  referencing new table as changed for each statement execute function tell_of_facets();
create trigger tell_pages_of_changed after update on category_facets
  referencing new table as changed for each statement execute function tell_of_facets();
create trigger tell_pages_of_gone after delete on category_facets
  referencing old table as changed for each statement execute function tell_of_facets();

-- Stock is read with every page. Orders move it all the time, and pages show little of it: that there is enough, how
-- many when they are few, that there are none. Only when that becomes another word is anybody told.
create function shown_stock(stock integer, needed integer) returns integer language sql immutable parallel safe
  return case when stock < needed then -1 when stock <= 5 then stock else 6 end;
comment on function shown_stock is 'Few are as many as the storefront counts one by one (parts/product/product-facts.ts).';

create function tell_of_stock() returns trigger language plpgsql as $$
begin
  perform tell_pages(array(
    select 'product:' || hex(id) from unnest(array[new.id, new.parent_id]) id where id is not null));
  return null;
end $$;

create trigger tell_pages_of_stock after update of stock on product for each row
  when (shown_stock(old.stock, old.min_purchase) is distinct from shown_stock(new.stock, new.min_purchase))
  execute function tell_of_stock();

-- What is asked of the product itself, not of what was written down for its pages.
create function tell_of_product() returns trigger language plpgsql as $$
begin
  perform tell_pages(array(
    select 'product:' || hex(id) from unnest(array[new.id, new.parent_id]) id where id is not null
    union
    select 'category:' || hex(category) from product_view, unnest(category_ids) category where product_id = new.id
  ) || array['search']);
  return null;
end $$;

create trigger tell_pages_of_edit after update of active, is_closeout, restock_days, min_purchase on product for each row
  when ((old.active, old.is_closeout, old.restock_days, old.min_purchase)
    is distinct from (new.active, new.is_closeout, new.restock_days, new.min_purchase))
  execute function tell_of_product();

-- Before it is approved nobody sees a review but its author, and not on a page that is kept.
create function tell_of_review() returns trigger language plpgsql as $$
declare
  reviewed uuid := case tg_op when 'DELETE' then old.product_id else new.product_id end;
begin
  perform tell_pages(array(
    select 'product:' || hex(family) from product, unnest(array[id, parent_id]) family
    where id = reviewed and family is not null));
  return null;
end $$;

create trigger tell_pages_of_new after insert on product_review for each row
  when (new.active) execute function tell_of_review();
create trigger tell_pages_of_changed after update on product_review for each row
  when (old.active or new.active) execute function tell_of_review();
create trigger tell_pages_of_gone after delete on product_review for each row
  when (old.active) execute function tell_of_review();

create function tell_of_cross_selling() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 1000 then
    perform tell_pages(array['products']);
  elsif tg_table_name = 'cross_selling' then
    perform tell_pages(array(select distinct 'product:' || hex(product_id) from changed));
  else
    perform tell_pages(array(
      select distinct 'product:' || hex(shelf.product_id) from cross_selling shelf
      where shelf.id in (select cross_selling_id from changed)));
  end if;
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['cross_selling', 'cross_selling_product'] loop
    execute format('create trigger tell_pages_of_new after insert on %I
      referencing new table as changed for each statement execute function tell_of_cross_selling()', part);
    execute format('create trigger tell_pages_of_changed after update on %I
      referencing new table as changed for each statement execute function tell_of_cross_selling()', part);
    execute format('create trigger tell_pages_of_gone after delete on %I
      referencing old table as changed for each statement execute function tell_of_cross_selling()', part);
  end loop;
end $$;

-- An address that somebody else gets leads elsewhere for both. Those of categories stand in the navigation.
create function tell_of_addresses() returns trigger language plpgsql as $$
declare
  total integer := (select count(*) from changed);
begin
  if total = 0 then return null; end if;
  perform tell_pages(array['addresses']);
  if exists (select from changed where route_name = 'frontend.navigation.page') then
    perform tell_pages(array['everything']);
  elsif total > 1000 then
    perform tell_pages(array['products']);
  else
    perform tell_pages(array(
      select distinct case route_name when 'frontend.detail.page' then 'product:' else 'page:' end || hex(foreign_key) from changed));
  end if;
  return null;
end $$;

create trigger tell_pages_of_new after insert on seo_url
  referencing new table as changed for each statement execute function tell_of_addresses();
create trigger tell_pages_of_changed after update on seo_url
  referencing new table as changed for each statement execute function tell_of_addresses();
create trigger tell_pages_of_former after update on seo_url
  referencing old table as changed for each statement execute function tell_of_addresses();
create trigger tell_pages_of_gone after delete on seo_url
  referencing old table as changed for each statement execute function tell_of_addresses();

-- A new picture shows once something refers to it, and that tells by itself.
create function tell_of_media() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 1000
    or exists (select from category where media_id in (select id from changed)) then
    perform tell_pages(array['everything']);
  else
    perform tell_pages(array(select 'media:' || hex(id) from changed));
  end if;
  return null;
end $$;

create trigger tell_pages_of_changed after update on media
  referencing new table as changed for each statement execute function tell_of_media();
