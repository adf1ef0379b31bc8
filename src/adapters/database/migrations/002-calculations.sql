create table calculations (
  id text primary key,
  uid text not null references accounts on delete cascade,
  name text not null,
  link text not null,
  created_at timestamptz not null
);
create index calculations_uid on calculations (uid, created_at);
