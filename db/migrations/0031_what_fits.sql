-- The rules of what fits are told by what stands in the settings and beside each system.

update setting
set value = jsonb_set(value, '{messages,VALUE_REQUIRED}', '{
  "de-DE": "Bitte messen Sie dieses Maß.", "en-US": "Please take this measurement.",
  "it-IT": "Prendere questa misura.", "fr-FR": "Veuillez prendre cette mesure."}') || '{"fillers": [
    {"itemNumber": "50.60.003", "lines": ["x-line-pro", "boxx-r"], "upTo": 6},
    {"itemNumber": "50.55.100", "lines": ["x-line"], "upTo": 100}]}'
where key = 'configurator' and not value ? 'fillers';

-- What carries bags on hooks has no bins to be counted.
update product
set fit = fit || coalesce(
  (select jsonb_build_object('containerCount', bags, 'totalLitres', bags * 35)
    from (values ('HB-1', 1), ('HB-2', 1), ('HB-DUO', 2)) bagged (model, bags) where bagged.model = product.model),
  (select jsonb_build_object('containerCount', count(*), 'totalLitres', coalesce(sum((bin ->> 'litres')::numeric), 0))
    from jsonb_array_elements(bins) bin where bin ->> 'kind' <> 'tray'))
where fit ? 'systemTypes' and not fit ? 'containerCount';

create index product_fittable on product (model) where fit ? 'systemTypes';
comment on column product.fit is 'What a system asks of the place it is to stand in, in mm, and how much it holds: the limits of the rules of fit.';
