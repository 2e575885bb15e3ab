-- Who wants the newsletter, and who has confirmed by the link in a mail that he does.

create table newsletter_recipient (
  id              uuid primary key,
  email           text not null,
  status          text not null check (status in ('notSet', 'optIn', 'optOut', 'direct')),
  hash            text not null unique,
  language        text not null references language (code),
  salutation_id   uuid references salutation on delete set null,
  first_name      text,
  last_name       text,
  street          text,
  zip             text,
  city            text,
  asked_at        timestamptz not null,
  confirmed_at    timestamptz,
  left_at         timestamptz
);
create unique index newsletter_recipient_email on newsletter_recipient (lower(email));
comment on column newsletter_recipient.status is 'notSet: asked for, not confirmed yet; optIn: confirmed; direct: a customer of ours with this very address; optOut: left.';
comment on column newsletter_recipient.hash is 'What the link in the latest mail says.';
