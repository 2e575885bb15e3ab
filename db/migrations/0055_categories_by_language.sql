-- A category has its groups once for each language, and a page shows one of them: three of four rows were read in vain.

drop index product_view_categories;
create index product_view_categories_de on product_view using gin (category_ids) where listed and language = 'de-DE';
create index product_view_categories_en on product_view using gin (category_ids) where listed and language = 'en-US';
create index product_view_categories_it on product_view using gin (category_ids) where listed and language = 'it-IT';
create index product_view_categories_fr on product_view using gin (category_ids) where listed and language = 'fr-FR';
