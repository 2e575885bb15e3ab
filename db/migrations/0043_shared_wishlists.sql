-- A wishlist can be shown to whoever has its link, and a shop may do without wishlists.

alter table wishlist
  add column share_code text unique check (share_code ~ '^[0-9A-Za-z]{32}$'),
  add column shared_at timestamptz,
  add constraint wishlist_shared_since check ((share_code is null) = (shared_at is null));
comment on column wishlist.share_code is 'What the link to it carries, until its owner takes the link back; readable, since she is shown it again.';

alter table sales_channel add wishlists_kept boolean not null default true;
comment on column sales_channel.wishlists_kept is 'Whether customers keep wishlists with the shop (Shopware: core.cart.wishlistEnabled). Browsers remember all the same.';
