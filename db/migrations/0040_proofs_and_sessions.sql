-- How somebody proves who she is, and on which devices she is logged in. What opens an account (a session's token, a
-- link in a mail) is kept as a hash: whoever reads this database gets into no account with what stands in it.

-- The key of a token: what is kept of it. The shop makes the same in src/values/token.ts.
create function token_key(token text) returns text language sql immutable strict parallel safe
  return left(encode(sha256(token::bytea), 'hex'), 32);

create table session (
  id           uuid primary key default gen_random_uuid(),
  token_key    text not null unique check (token_key ~ '^[0-9a-f]{32}$'),
  customer_id  uuid not null references customer on delete cascade,
  proof        text not null check (proof in ('password', 'passkey', 'link')),
  device       text not null default '' check (length(device) <= 300),
  began_at     timestamptz not null,
  seen_at      timestamptz not null
);
create index on session (customer_id);
comment on table session is 'A device on which somebody is logged in. It leads to the one saved visit of its customer. It lapses a day after it was seen last.';
comment on column session.device is 'How its browser names itself (User-Agent). No address is kept.';
comment on column session.seen_at is 'Written every few minutes at most.';

-- Who is logged in stays logged in: her token leads to a session from now on, and her visit gets a key that no token has.
insert into session (token_key, customer_id, proof, began_at, seen_at)
select token_key(visit.token), customer.id, 'password', coalesce(customer.last_login_at, visit.updated_at), visit.updated_at
from visit join customer on customer.id = visit.customer_id and not customer.guest;

create temporary table new_key on commit drop as
select visit.token as was,
  case when customer.id is null then token_key(visit.token) else replace(gen_random_uuid()::text, '-', '') end as now
from visit left join customer on customer.id = visit.customer_id and not customer.guest;

update cart set token = coalesce((select now from new_key where was = cart.token), token_key(cart.token)),
  previous_token = token_key(previous_token);
update cart_command set cart_token = coalesce((select now from new_key where was = cart_token), token_key(cart_token));
update visit set token = new_key.now from new_key where new_key.was = visit.token;
comment on column visit.token is 'The key of its token (token_key); for an account, a key that no token has: sessions lead to it.';
comment on column cart.token is 'The key of its visit.';

-- Links in mails that were sent before go on working.
update customer_recovery set hash = token_key(hash);
comment on column customer_recovery.hash is 'The key of what stands in the link.';

create table email_change (
  customer_id  uuid primary key references customer on delete cascade,
  email        citext not null,
  hash         text not null unique check (hash ~ '^[0-9a-f]{32}$'),
  created_at   timestamptz not null
);
comment on table email_change is 'Who asked for another e-mail, which the link in a mail to that one confirms. The newest link counts, for a day, once.';
comment on column email_change.hash is 'The key of what stands in the link.';

create table passkey (
  id             uuid primary key default gen_random_uuid(),
  customer_id    uuid not null references customer on delete cascade,
  credential_id  text not null unique check (length(credential_id) <= 1400),
  public_key     bytea not null,
  counter        bigint not null,
  transports     text[] not null default '{}',
  synced         boolean not null,
  name           text not null check (length(name) between 1 and 100),
  created_at     timestamptz not null,
  used_at        timestamptz
);
create index on passkey (customer_id);
comment on table passkey is 'WebAuthn credentials: a way into an account beside the password.';
comment on column passkey.synced is 'It can be on several devices of its owner (backup eligible).';

create table passkey_challenge (
  hash         text primary key check (hash ~ '^[0-9a-f]{32}$'),
  customer_id  uuid references customer on delete cascade,
  created_at   timestamptz not null
);
create index on passkey_challenge (created_at);
create index on passkey_challenge (customer_id);
comment on table passkey_challenge is 'What a browser was asked to sign: once, within five minutes. Without a customer it is for a login.';
