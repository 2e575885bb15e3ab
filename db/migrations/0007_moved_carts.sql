-- A cart goes along when its visit gets a new token. Whoever never heard of the new token asks again under the old one.
alter table cart
  add previous_token  text check (previous_token ~ '^[a-zA-Z0-9]{32}$'),
  add moved_at        timestamptz;
create index on cart (previous_token) where previous_token is not null;
comment on column cart.previous_token is 'The token the cart came from. For a few minutes a repeated registration finds its lines by it.';
