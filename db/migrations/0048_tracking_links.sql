-- Where a parcel can be followed.

alter table shipping_method
  add column tracking_url text check (tracking_url ~ '^https://[^\s"<>]*%s[^\s"<>]*$');
comment on column shipping_method.tracking_url is 'The carrier''s page for a parcel, with %s where its number belongs (Shopware: trackingUrl). Null where it has none.';
