-- What stands in a picture's place until it has arrived.

alter table media_file add column preview bytea;
-- Packed already.
alter table media_file alter column preview set storage external;
comment on column media_file.preview is 'The picture in 1 to 3 KB of AVIF, for documents to carry along; null for what has none.';
