-- A line says what it is for: a job of the shopper's own, a place that was measured. What is bought for two jobs or two
-- cabinets stays two lines; all else of one product is one line, whoever put it in.

create function line_purpose(payload jsonb) returns text language sql immutable parallel safe
  return case when payload ->> 'job' is null and payload -> 'fit' is null then ''
    else md5(coalesce(payload ->> 'job', '') || e'\n'
      || coalesce((payload -> 'fit' ->> 'systemType') || (payload -> 'fit' -> 'measures')::text, '')) end;
comment on function line_purpose is 'Alike for what is for the same job and the same measures; empty for what is for nothing in particular.';

alter table cart_line
  add column purpose text not null generated always as (line_purpose(payload)) stored,
  add check (octet_length(payload::text) <= 4000),
  drop constraint cart_line_cart_id_product_id_key,
  add unique (cart_id, product_id, purpose);
comment on column cart_line.payload is 'What the line is for: {"job": "Müller kitchen", "fit": {"systemType": "complete", "measures": {"bodyWidth": 600}, "status": "fits", ...}}.';

-- Measures belong to the line that was chosen by them, and are kept there (order_line.payload).
alter table sales_order drop column fit;
