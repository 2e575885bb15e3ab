-- Work that browsers did to show that somebody sits before them counts once.

insert into secret (name, value)
values ('bot-check', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table spent_proof (
  nonce    text primary key,
  ends_at  timestamptz not null
);
create index on spent_proof (ends_at);
comment on table spent_proof is 'Tasks of the bot check that were handed in. Once a task is too old to be handed in, its row goes.';
