-- Staff may go on as a customer for whom they do something on the telephone. Who did so for whom stays written down, and the
-- customer sees it among her devices.

create table imitation (
  token_key    text primary key check (token_key ~ '^[0-9a-f]{32}$'),
  customer_id  uuid not null references customer on delete cascade,
  staff_id     uuid not null,
  staff        text not null check (length(staff) between 1 and 100),
  made_at      timestamptz not null,
  ends_at      timestamptz not null,
  used_at      timestamptz
);
create index on imitation (customer_id);
comment on table imitation is 'Tokens by which staff go on as a customer (POST /account/login/imitate-customer): each once, within minutes. What is kept of a token is its key.';

alter table session drop constraint session_proof_check;
alter table session add constraint session_proof_check check (proof in ('password', 'passkey', 'link', 'staff'));
