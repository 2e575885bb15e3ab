-- What a search knows of words: what people call things, what words are made of, what sells best, and what was looked for
-- in vain.

create table search_synonym (
  id        uuid primary key,
  language  text not null references language (code),
  said      text[] not null check (cardinality(said) between 1 and 40),
  meant     text[] not null default '{}' check (cardinality(meant) <= 40),
  check (cardinality(said) + cardinality(meant) > 1)
);
comment on table search_synonym is 'What people call things, for staff to edit. A search finds what is meant below what is called so.';
comment on column search_synonym.said is 'Words or phrases that somebody may type.';
comment on column search_synonym.meant is 'What is looked for as well, one way only. Empty: each of `said` stands for all others.';

create table search_part (
  language  text not null references language (code),
  word      text not null,
  stem      text not null,
  parts     text[] not null default '{}',
  only_head boolean not null default false,
  primary key (language, word)
);
create index search_part_stem on search_part (language, stem);
comment on table search_part is 'The words of the shop, plain: what longer ones can be made of.';
comment on column search_part.parts is 'What it is made of, in order; empty when it is one word.';
comment on column search_part.only_head is 'It never stands alone, and nothing but begins longer ones.';

create table search_synonym_reading (
  synonym_id  uuid not null references search_synonym on delete cascade,
  language    text not null,
  plain       text not null,
  stems       text[] not null,
  query       tsquery not null,
  primary key (synonym_id, plain)
);
create index search_synonym_reading_stems on search_synonym_reading (language, stems);
create index search_synonym_reading_plain on search_synonym_reading (language, plain text_pattern_ops);
comment on table search_synonym_reading is 'A read model: what is typed, in one word without accents and as stems in order, and what is looked for as well. Kept by triggers.';

create function plain_words(said text) returns text[] language sql stable parallel safe
  return array(select word from regexp_split_to_table(lower(unaccent(said)), '[^a-z0-9]+') word where word <> '');

-- Null for a word that says nothing.
create function stem_of(config regconfig, word text) returns text language sql stable parallel safe
  return (tsvector_to_array(to_tsvector(config, word)))[1];

create function stems_of(config regconfig, words text[]) returns text[] language sql stable parallel safe
  return array(
    select stem_of(config, word) from unnest(words) with ordinality as said (word, place)
    where stem_of(config, word) is not null order by place);

create function read_synonym() returns trigger language plpgsql as $$
declare
  config regconfig := (select search_config from language where code = new.language);
begin
  delete from search_synonym_reading where synonym_id = new.id;

  insert into search_synonym_reading (synonym_id, language, plain, stems, query)
  select new.id, new.language, array_to_string(plain_words(phrase), ''), stems_of(config, plain_words(phrase)), (
      select string_agg('(' || meaning::text || ')', ' | ')::tsquery
      from unnest(case when new.meant = '{}' then array_remove(new.said, phrase) else new.meant end) other
      cross join plainto_tsquery(config, array_to_string(plain_words(other), ' ')) meaning
      where numnode(meaning) > 0)
  from unnest(new.said) phrase
  where cardinality(stems_of(config, plain_words(phrase))) > 0
  and exists (
    select from unnest(case when new.meant = '{}' then array_remove(new.said, phrase) else new.meant end) other
    where numnode(plainto_tsquery(config, array_to_string(plain_words(other), ' '))) > 0)
  on conflict do nothing;

  -- What people say is a word of the shop: nothing else is put in its place, and a misspelt one is corrected to it.
  insert into search_part (language, word, stem)
  select distinct on (word) new.language, word, stem_of(config, word)
  from unnest(new.said || new.meant) phrase cross join unnest(plain_words(phrase)) word
  where word ~ '^[a-z]{3,}$' and stem_of(config, word) is not null
  on conflict do nothing;
  insert into search_word (language, word, shown, products)
  select distinct on (lower(unaccent(written))) new.language, lower(unaccent(written)), written, 0
  from unnest(new.said) phrase cross join regexp_split_to_table(phrase, '[^[:alnum:]]+') written
  where lower(unaccent(written)) ~ '^[a-z]{3,}$'
  on conflict do nothing;
  return null;
end $$;

create trigger reading after insert or update on search_synonym for each row execute function read_synonym();
create trigger tell_pages after insert or update or delete on search_synonym
  for each statement execute function tell_pages_of('search');

-- Which words of the shop a word is made of, the longest last one first: German writes them as one. With `loosely` only the
-- last has to be a word by itself, as in a name ("Zusatzbehälter"); otherwise all have to.
create function word_parts(locale text, config regconfig, word text, loosely boolean) returns text[]
language plpgsql stable as $$
declare
  size constant integer := length(word);
  known text[] := (select parts from search_part where language = locale and search_part.word = word_parts.word);
begin
  if known <> '{}' then return known; end if;
  if size < 6 or size > 60 then return array[word]; end if;

  for at in 3..size - 3 loop
    if is_word_part(locale, config, substr(word, at + 1), false) and is_word_part(locale, config, left(word, at), true) then
      return word_parts(locale, config, left(word, at), false) || word_parts(locale, config, substr(word, at + 1), false);
    end if;
  end loop;

  if loosely then
    for at in 4..size - 4 loop
      if is_word_part(locale, config, substr(word, at + 1), false) then
        return left(word, at) || word_parts(locale, config, substr(word, at + 1), false);
      end if;
    end loop;
  end if;
  return array[word];
end $$;

-- In another form as well, if that is not much longer: "Dichtung" has the stem of "dicht" and is not the same.
create function is_word_part(locale text, config regconfig, piece text, may_begin boolean) returns boolean
language sql stable
  return exists (
    select from search_part
    where language = locale and stem = stem_of(config, piece) and abs(length(word) - length(piece)) <= 2
    and (may_begin or not only_head));

-- What the words of a text are made of, and those with a hyphen as one word: "porte-sacs" is looked for as "portesacs".
create function parts_said(locale text, config regconfig, said text) returns text language sql stable as $$
  select coalesce(string_agg(part, ' ' order by word, place), '')
  from (
    select whole.word, part.place, part.part
    from (select distinct word from unnest(plain_words(said)) word where word ~ '^[a-z]{6,}$') whole
    left join search_part known on known.language = locale and known.word = whole.word
    cross join unnest(coalesce(known.parts, word_parts(locale, config, whole.word, locale = 'de-DE')))
      with ordinality as part (part, place)
    where part.part <> whole.word
    union
    select joined, 0, joined
    from regexp_matches(lower(unaccent(said)), '[a-z0-9]+(?:-[a-z0-9]+)+', 'g') hyphened
    cross join replace(hyphened[1], '-', '') joined
  ) made
$$;

create table search_best (
  language    text not null references language (code),
  product_id  uuid not null references product on delete cascade,
  place       integer not null,
  search      tsvector not null,
  primary key (language, product_id)
);
comment on table search_best is 'The groups that sell best, by their listed member: few enough to be looked through while somebody types.';
comment on column search_best.search is 'As on the view.';

do $$
declare
  locale text;
begin
  foreach locale in array array['de-DE', 'en-US', 'it-IT', 'fr-FR'] loop
    execute format('create index %I on search_best using gin (search) where language = %L and place <= 500',
      'search_best_first_' || left(locale, 2), locale);
    execute format('create index %I on search_best using gin (search) where language = %L',
      'search_best_' || left(locale, 2), locale);
  end loop;
end $$;

create table search_miss (
  language  text not null,
  term      text not null check (length(term) between 1 and 60),
  count     integer not null default 1,
  last_at   timestamptz not null,
  primary key (language, term)
);
create index search_miss_last on search_miss (language, last_at);
comment on table search_miss is 'What was looked for and not found, for staff. Bounded, and nothing that looks like it was somebody''s own (shop/search/search-miss.ts).';
