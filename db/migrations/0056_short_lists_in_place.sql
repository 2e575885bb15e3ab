-- A card and what only the product page needs are kept aside; short lists went with them now and then, and whoever narrowed a
-- listing fetched each of them from there, several times. Rows that are written from now on keep them in place.

alter table product_view
  alter column category_ids set storage main,
  alter column option_ids set storage main,
  alter column widths set storage main,
  alter column heights set storage main,
  alter column depths set storage main;
