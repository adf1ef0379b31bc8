-- One person asks another, whom they know, to share power. The address is there as long as it is
-- open; its keyed hash stays, so that its reader can refuse more of them by the same link.
create table invitations (
  id text primary key,
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  inviter_uid text not null references accounts on delete cascade,
  inviter_name text not null,
  side text not null check (side in ('seller', 'buyer')),
  connection_id text not null,
  price double precision not null,
  message text not null,
  email text,
  masked text not null,
  address_hash bytea not null,
  token_hash bytea not null unique,
  partner_uid text references accounts on delete set null,
  partner_connection_id text,
  agreed jsonb,
  created_at timestamptz not null,
  lapses_at timestamptz not null,
  updated_at timestamptz not null
);
create index invitations_inviter on invitations (inviter_uid, created_at);
-- Sent twice at the same moment it is one.
create unique index invitations_once on invitations (inviter_uid, email) where state = 'open' and email is not null;
create index invitations_partner on invitations (partner_uid) where partner_uid is not null;
create index invitations_email on invitations (email) where email is not null;
create index invitations_open on invitations (lapses_at) where state = 'open';

-- Addresses, as a keyed hash, of who wants no invitations.
create table invitation_refusals (
  address_hash bytea primary key,
  at timestamptz not null
);
