-- How much of the shop the best sellers of a search stand for, so that a word which very many products have can be told
-- from them alone.

create table search_reach (
  language  text primary key references language (code),
  groups    integer not null check (groups >= 0),
  best      integer not null check (best >= 0 and best <= groups)
);
comment on table search_reach is 'A read model: how many groups of products are listed, and how many of them stand in search_best.';
