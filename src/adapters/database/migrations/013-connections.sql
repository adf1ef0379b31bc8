-- The access points that an account keeps. What is told of each is in `facts`, which one function of the domain reads.
create table connections (
  id text primary key,
  uid text not null references accounts on delete cascade,
  name text not null,
  offtake_ean text,
  injection_ean text,
  street text not null,
  postcode text not null,
  town text not null,
  facts jsonb not null,
  -- The one that was chosen last is the default.
  chosen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index connections_uid on connections (uid, created_at);

-- Until now a profile held numbers with a name. They keep their order, so the first one is the default.
insert into connections (id, uid, name, offtake_ean, street, postcode, town, facts, created_at, updated_at)
  select gen_random_uuid()::text, a.uid, coalesce(c.one ->> 'name', ''), c.one ->> 'ean', '', '', '', '{}'::jsonb,
    d.updated_at + c.place * interval '1 microsecond', d.updated_at
  from documents d
  join accounts a on a.uid = d.id
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(d.data -> 'connections') = 'array' then d.data -> 'connections' else '[]'::jsonb end
  ) with ordinality as c (one, place)
  where d.collection = 'user' and c.one ->> 'ean' ~ '^[0-9]{18}$';
update documents set data = data - 'connections' where collection = 'user' and data ? 'connections';
