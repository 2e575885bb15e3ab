-- Which parts a part took the place of is asked for each of them when its page is written down: without an index all
-- parts are read for every one of them.
create index spare_part_replaced_by on spare_part (replaced_by_number) where replaced_by_number is not null;

-- What a search finds beside products, and what words are corrected to.
create trigger tell_pages after insert or update or delete on search_page
  for each statement execute function tell_pages_of('search');
create trigger tell_pages after insert or update or delete on search_word
  for each statement execute function tell_pages_of('search');

-- A listing that is narrowed counts its filters when it is read, and names them as they are called then.
create trigger tell_pages after insert or update or delete on manufacturer
  for each statement execute function tell_pages_of('products');
create trigger tell_pages after insert or update or delete on property_group
  for each statement execute function tell_pages_of('products');
create trigger tell_pages after insert or update or delete on property_option
  for each statement execute function tell_pages_of('products');
