-- The outbox says how each mail fares: what it is to say before it is written, how often it was handed over, what the
-- other side answered, and whether it came back.

alter table mail
  add column state         text not null default 'waiting'
    check (state in ('waiting', 'kept', 'sent', 'refused', 'given-up', 'too-late', 'bounced')),
  add column wish          jsonb,
  add column reply_to      text,
  add column unsubscribe   text,
  add column secret        text,
  add column good_until    timestamptz,
  add column attempts      integer not null default 0 check (attempts >= 0),
  add column tried_at      timestamptz,
  add column claimed_until timestamptz,
  add column bounced_at    timestamptz;

update mail set state = case when sent_at is null then 'kept' else 'sent' end;

alter table mail
  add check ((state in ('sent', 'bounced')) = (sent_at is not null)),
  add check (secret is null or state in ('waiting', 'kept'));

create index mail_open on mail (created_at) where state = 'waiting';
create index mail_troubled on mail (created_at) where state in ('refused', 'given-up', 'bounced');
create index mail_recipient on mail (lower(recipient));
create index mail_created on mail (created_at);

comment on column mail.state is 'Waiting to be handed over; kept, because there is no mail server; taken by one; refused for good; given up after days; too late to be of use; come back.';
comment on column mail.wish is 'What a mail is to say until it is written: its words come a moment later, by a worker. Null from then on.';
comment on column mail.unsubscribe is 'Where one click ends what this mail belongs to (RFC 8058).';
comment on column mail.secret is 'What of its words opens a door. It is blotted out of them when nobody needs them here any more.';
comment on column mail.good_until is 'After that its link opens nothing, and it is not sent.';
comment on column mail.claimed_until is 'Somebody is handing it over at this moment.';
comment on column mail.problem is 'What the other side said at the last attempt.';

-- A copy of an enquiry goes only to whoever was logged in by the address it is for: no stranger's words to a stranger.
alter table enquiry add column wants_copy boolean not null default false;
comment on column enquiry.wants_copy is 'The sender was logged in with this very address, so that her receipt may repeat her words.';

-- By this a mail lets its reader leave the newsletter without typing anything.
insert into secret (name, value)
values ('newsletter-links', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
