-- Carts and visits are written with every click. An ordinary index on when that was makes every write a write to all
-- indexes of the row; this kind does not, and finds what is old as well.
drop index cart_updated_at_idx;
create index on cart using brin (updated_at);
drop index visit_updated_at_idx;
create index on visit using brin (updated_at);

-- Who brings the method along need not have it looked up.
drop trigger keep_method on order_delivery;
drop trigger keep_method on order_transaction;
create trigger keep_method before insert on order_delivery
  for each row when (new.method is null) execute function keep_shipping_method();
create trigger keep_method before insert on order_transaction
  for each row when (new.method is null) execute function keep_payment_method();
