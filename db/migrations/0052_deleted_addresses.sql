-- A deleted address is looked for wherever it might be in use, and with every guest who says anew who she is two of
-- them go: without these, each time among all customers and all visits.
create index on customer (default_billing_address_id);
create index on customer (default_shipping_address_id);
create index on visit (billing_address_id) where billing_address_id is not null;
create index on visit (shipping_address_id) where shipping_address_id is not null;

-- What nobody confirmed goes after a while, and is found without going through everybody.
create index customer_unconfirmed on customer (opt_in_asked_at)
  where not guest and opt_in_confirmed_at is null and opt_in_asked_at is not null;
create index newsletter_recipient_unconfirmed on newsletter_recipient (asked_at) where status = 'notSet';
