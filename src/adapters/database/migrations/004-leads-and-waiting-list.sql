create table leads (
  id text primary key,
  reference text not null,
  -- The link in the visitor's hands: it tells what happens next, takes the answers to an account, or erases all of it.
  token_hash bytea not null,
  side text not null check (side in ('buyer', 'seller')),
  -- The query of the journey: power, meter and contract, never a name or an address.
  answers text not null,
  name text not null,
  email text not null,
  email_key text not null,
  phone text,
  wants_later_matches boolean not null,
  consent_version text not null,
  created_at timestamptz not null,
  -- The address that registered with this link, until it is confirmed.
  awaited_by text,
  uid text references accounts on delete cascade
);
create unique index leads_reference on leads (reference);
create unique index leads_token on leads (token_hash);
create index leads_email on leads (email_key);
create index leads_awaited on leads (awaited_by) where awaited_by is not null;
create index leads_uid on leads (uid) where uid is not null;
create index leads_created on leads (created_at);

create table waiting_list (
  id text primary key,
  -- The link by which somebody leaves the list.
  token_hash bytea not null,
  email text not null,
  email_key text not null,
  side text not null check (side in ('buyer', 'seller')),
  reason text not null,
  postcode text,
  joined_at timestamptz not null
);
create unique index waiting_list_entry on waiting_list (email_key, side, reason);
create unique index waiting_list_token on waiting_list (token_hash);
create index waiting_list_joined on waiting_list (joined_at);
