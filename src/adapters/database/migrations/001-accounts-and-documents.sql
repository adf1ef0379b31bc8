create table accounts (
  uid text primary key,
  email text not null,
  email_key text not null,
  password_hash text not null,
  state text not null check (state in ('unconfirmed', 'confirmed')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- The last step of the clock whose code was taken, so that a code works once.
  totp_last_step bigint,
  deletion_on date,
  is_demo boolean not null default false
);
create unique index accounts_email on accounts (email_key);
create index accounts_deletion on accounts (deletion_on) where deletion_on is not null;

create table sessions (
  id text primary key,
  token_hash bytea not null,
  uid text not null references accounts on delete cascade,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index sessions_token on sessions (token_hash);
create index sessions_uid on sessions (uid);

create table tokens (
  token_hash bytea primary key,
  purpose text not null,
  -- Nobody's yet, when a sign-in with a passkey begins.
  uid text references accounts on delete cascade,
  email text,
  facts jsonb,
  expires_at timestamptz not null
);
create index tokens_uid on tokens (uid, purpose);

create table known_devices (
  token_hash bytea primary key,
  uid text not null references accounts on delete cascade,
  created_at timestamptz not null
);
create index known_devices_uid on known_devices (uid);

create table passkeys (
  id text primary key,
  uid text not null references accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_uid on passkeys (uid);

create table recovery_codes (
  code_hash bytea not null,
  uid text not null references accounts on delete cascade,
  primary key (uid, code_hash)
);

create table consents (
  id text primary key,
  uid text not null references accounts on delete cascade,
  purpose text not null,
  text_version text not null,
  is_given boolean not null,
  at timestamptz not null
);
create index consents_uid on consents (uid, at);

create table documents (
  collection text not null,
  id text not null,
  data jsonb not null,
  updated_at timestamptz not null,
  primary key (collection, id)
);

create table forms (
  id text primary key,
  uid text not null references accounts on delete cascade,
  kind text not null,
  state text not null check (state in ('draft', 'signed')),
  answers jsonb not null,
  text_version text not null,
  signed_name text,
  signed_at timestamptz,
  document_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index forms_uid on forms (uid, updated_at);

create table outbox (
  id text primary key,
  place bigint generated always as identity,
  kind text not null,
  payload jsonb,
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  dead_at timestamptz
);
create index outbox_waiting on outbox (due_at, place) where sent_at is null and dead_at is null;

create table attempts (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index attempts_resets on attempts (resets_at);

create table events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  uid text,
  event text not null,
  facts jsonb not null
);
create index events_uid on events (uid, at);

create table tasks (
  name text primary key,
  last_run_at timestamptz not null
);
