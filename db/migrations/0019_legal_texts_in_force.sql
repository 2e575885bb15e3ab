-- Under which texts somebody buys is asked with every order. So the texts are kept when they are written, not when
-- somebody orders: a text under the hash of its words, and which of them hold now.

create table legal_text_in_force (
  language  text not null references language (code) on delete cascade,
  key       text not null,
  hash      text not null references legal_text,
  primary key (language, key)
);
comment on table legal_text_in_force is 'What the pages in the setting content-pages say now; written by a trigger.';

-- German stands in for a language that is missing.
create function keep_legal_texts() returns trigger language plpgsql as $$
begin
  delete from legal_text_in_force;
  with spoken as (
    select language.code as language, page ->> 'key' as key, jsonb_build_object(
      'title', coalesce(page -> 'title' ->> language.code, page -> 'title' ->> 'de-DE'),
      'sections', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'heading', coalesce(section -> 'heading' ->> language.code, section -> 'heading' ->> 'de-DE'),
          'text', coalesce(section -> 'text' ->> language.code, section -> 'text' ->> 'de-DE'))), '[]')
        from jsonb_array_elements(page -> 'body') section
      )) as content
    from setting cross join jsonb_array_elements(value) page cross join language
    where setting.key = 'content-pages' and page ->> 'key' in ('terms', 'privacy', 'withdrawal', 'shipping-costs')
  ),
  hashed as (
    select *, encode(sha256(convert_to(language || key || content, 'UTF8')), 'hex') as hash from spoken
  ),
  kept as (
    insert into legal_text (hash, key, language, content) select hash, key, language, content from hashed
    on conflict do nothing
  )
  insert into legal_text_in_force (language, key, hash) select language, key, hash from hashed;
  return null;
end $$;

create trigger keep_legal_texts_written after insert or update on setting
  for each row when (new.key = 'content-pages') execute function keep_legal_texts();
create trigger keep_legal_texts_gone after delete on setting
  for each row when (old.key = 'content-pages') execute function keep_legal_texts();
create trigger keep_legal_texts after insert on language for each statement execute function keep_legal_texts();

update setting set value = value where key = 'content-pages';
