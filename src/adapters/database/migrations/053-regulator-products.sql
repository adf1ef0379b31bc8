-- The regulator's monthly file while an operator looks at it: one at a time, until it is kept or left.
create table regulator_reading (
  id smallint primary key default 1 check (id = 1),
  reading jsonb not null,
  read_at timestamptz not null
);

-- Every household product of the file that was kept last, by its name, and the card that it is; null while we have none.
create table regulator_products (
  id bigint generated always as identity unique,
  name text primary key,
  product jsonb not null,
  month text not null,
  card_key text,
  updated_at timestamptz not null
);
