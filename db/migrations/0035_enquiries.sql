-- What people ask the company through the shop's forms: kept before any mail is written, so that nothing is lost.

create table enquiry (
  id              uuid primary key,
  kind            text not null check (kind in ('contact', 'exhibition', 'assembly')),
  language        text not null references language (code),
  salutation_id   uuid references salutation on delete set null,
  first_name      text,
  last_name       text,
  email           text,
  phone           text,
  street          text,
  house_number    text,
  zip             text,
  city            text,
  subject         text,
  message         text,
  canton          text,
  dealer_id       uuid references dealer on delete set null,
  location        text,
  privacy_text    text references legal_text,
  suspect         boolean not null default false,
  received_at     timestamptz not null,
  fingerprint     text not null,
  check (email is not null or phone is not null)
);
create index on enquiry (fingerprint, received_at desc);
create index on enquiry (received_at desc);
create index on enquiry (dealer_id) where dealer_id is not null;
comment on table enquiry is 'Contact form, and requests to see a system at a dealer or to have it built in, as they were typed.';
comment on column enquiry.canton is 'As in canton.code; where the exhibition or the assembly is wished.';
comment on column enquiry.location is 'Which exhibition, or where it is built in.';
comment on column enquiry.privacy_text is 'The privacy notice that was accepted; null when the form had no such field.';
comment on column enquiry.suspect is 'A field was filled in that people do not see: nobody is written to.';
comment on column enquiry.fingerprint is 'The same sent twice within minutes is one.';

-- Where dealers are and which names towns have is on the page of dealers.
create trigger tell_pages after insert or update or delete on dealer
  for each statement execute function tell_pages_of('dealers');
create trigger tell_pages after insert or update or delete on town
  for each statement execute function tell_pages_of('dealers');
