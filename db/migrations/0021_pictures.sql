-- Pictures: what they look like before they have arrived, the sizes they were made in, and scenes by their names.

alter table media
  add column dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  add column is_transparent boolean;
comment on column media.dominant_color is 'What most of the picture looks like, to stand there until it has arrived; null for what is no photograph.';
comment on column media.is_transparent is 'The ground shows through: the place it stands in gives it one.';

create table media_rendition (
  hash      text not null references media_file on delete cascade,
  width     integer not null check (width > 0),
  format    text not null check (format in ('avif', 'webp', 'jpg')),
  content   bytea,
  made_at   timestamptz not null default now(),
  primary key (hash, width, format)
);
-- Packed already: trying to pack it again would only cost time.
alter table media_rendition alter column content set storage external;
comment on table media_rendition is 'A picture in a width a screen asks for. Made once, since a hash stands for the same picture for ever.';
comment on column media_rendition.content is 'Null: the file cannot be read as a picture, and nobody need try again.';

create table scene (
  name      text primary key,
  media_id  uuid not null references media
);
comment on table scene is 'Pictures the pages ask for by name: a kitchen, a line in use.';

create table social_picture (
  product_id  uuid not null references product on delete cascade,
  language    text not null references language (code),
  mark        text not null,
  content     bytea not null,
  made_at     timestamptz not null default now(),
  primary key (product_id, language)
);
alter table social_picture alter column content set storage external;
comment on table social_picture is 'What a link to a product looks like where it is shared.';
comment on column social_picture.mark is 'What it was made from: name and picture. Another mark, another address.';
