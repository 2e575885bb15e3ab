-- Dealers, towns, blog and words: content that pages read.

create table dealer (
  id                uuid primary key,
  key               text not null unique,
  name              text not null,
  type              text not null check (type in ('kitchen-professional', 'wholesale')),
  street            text not null,
  zip               text not null,
  city              text not null,
  region            text,
  country           text not null,
  latitude          double precision not null,
  longitude         double precision not null,
  phone             text,
  email             text,
  website           text,
  languages         text[] not null,
  services          jsonb not null,
  exhibited_lines   text[] not null,
  opening_hours     jsonb not null
);

create table town (
  id          uuid primary key,
  country     text not null,
  zip         text not null,
  name        text not null,
  region      text,
  latitude    double precision not null,
  longitude   double precision not null,
  other_names text[] not null default '{}',
  major       boolean not null default false
);

create table canton (
  code            text primary key,
  name            jsonb not null,
  languages       text[] not null,
  position        integer not null
);

create table blog_post (
  id              uuid primary key,
  slug            text not null unique,
  published_on    date not null,
  category        text not null,
  category_name   jsonb not null,
  title           jsonb not null,
  teaser          jsonb not null,
  views           integer not null default 0,
  related         text[] not null default '{}'
);

create table glossary_term (
  id        uuid primary key,
  term      jsonb not null,
  position  integer not null
);
