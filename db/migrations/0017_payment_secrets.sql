-- What a payment is come back to by, and what the sandbox signs its webhooks with.

insert into secret (name, value)
select name, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
from unnest(array['payment-returns', 'sandbox-gateway']) as name;
