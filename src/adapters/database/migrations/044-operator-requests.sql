-- What one operator asked and another must confirm. A row goes when it is confirmed, withdrawn or too old; operator_acts keeps both acts.
create table operator_requests (
  id text primary key,
  act text not null check (act in ('revoke-declaration', 'holder-stays', 'holder-loses')),
  -- The code of a declaration, or the reference of an agreement.
  about text not null unique,
  agreement_id text not null,
  why text not null,
  asked_by text not null references accounts on delete cascade,
  asked_at timestamptz not null
);
create index operator_requests_asked_by on operator_requests (asked_by);
