create table listings (
  id text primary key,
  uid text not null references accounts on delete cascade,
  side text not null check (side in ('offer', 'request')),
  state text not null check (state in ('draft', 'published', 'paused', 'reserved', 'contracted', 'ended')),
  moderation text not null default 'open' check (moderation in ('open', 'reported', 'hidden')),
  is_demo boolean not null default false,
  region text not null check (region in ('flanders', 'brussels')),
  nis text not null,
  longitude double precision not null,
  latitude double precision not null,
  holder text not null check (holder in ('person', 'company', 'school', 'association')),
  technology text,
  -- What an offer injects or a request takes in a year, in kWh.
  energy double precision not null,
  is_gift boolean not null default false,
  -- Null where no price was named.
  price double precision check (price >= 0),
  profile_kind text not null check (profile_kind in ('model', 'file')),
  details jsonb not null,
  -- Quarters of its year, four bytes each, to weigh it without drawing it anew.
  sample bytea not null,
  left_over jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz
);
create index listings_uid on listings (uid, side, created_at);
create index listings_newest on listings (published_at desc, id desc)
  where side = 'offer' and state = 'published' and moderation <> 'hidden';
create index listings_newest_in_region on listings (region, published_at desc, id desc)
  where side = 'offer' and state = 'published' and moderation <> 'hidden';
create index listings_price on listings (price, id)
  where side = 'offer' and state = 'published' and moderation <> 'hidden';
create index listings_nis on listings (nis)
  where side = 'offer' and state = 'published' and moderation <> 'hidden';
create index listings_energy on listings (energy)
  where side = 'offer' and state = 'published' and moderation <> 'hidden';
create index listings_rare on listings (holder, technology, published_at desc, id desc)
  where side = 'offer' and state = 'published' and moderation <> 'hidden';
create index listings_ended on listings (ended_at) where ended_at is not null;

create table proposals (
  id text primary key,
  group_id text not null,
  state text not null check (state in ('proposed', 'accepted-by-seller', 'accepted-by-buyer', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  origin text not null check (origin in ('matching', 'buyer')),
  is_demo boolean not null default false,
  region text not null,
  offer_id text not null references listings on delete cascade,
  request_id text not null references listings on delete cascade,
  seller_uid text not null references accounts on delete cascade,
  buyer_uid text not null references accounts on delete cascade,
  is_gift boolean not null,
  pair jsonb not null,
  declined_by text check (declined_by in ('seller', 'buyer')),
  decline_reason text,
  decline_note text not null default '',
  withdrawal text,
  created_at timestamptz not null,
  lapses_at timestamptz not null,
  updated_at timestamptz not null,
  check (seller_uid <> buyer_uid)
);
-- The law gives a seller one buyer (Energiedecreet art. 7.2.2 par. 2): whoever comes second is refused here.
create unique index proposals_one_buyer on proposals (offer_id) where state = 'accepted';
create unique index proposals_open_pair on proposals (offer_id, request_id)
  where state in ('proposed', 'accepted-by-seller', 'accepted-by-buyer');
create index proposals_seller on proposals (seller_uid, created_at);
create index proposals_buyer on proposals (buyer_uid, created_at);
create index proposals_offer on proposals (offer_id);
create index proposals_request on proposals (request_id);
create index proposals_group on proposals (group_id);
create index proposals_lapsing on proposals (lapses_at)
  where state in ('proposed', 'accepted-by-seller', 'accepted-by-buyer');

create table listing_reports (
  id text primary key,
  listing_id text not null references listings on delete cascade,
  uid text references accounts on delete set null,
  reason text not null,
  text text not null,
  at timestamptz not null
);
create index listing_reports_listing on listing_reports (listing_id, at);
create index listing_reports_uid on listing_reports (uid);
create index listing_reports_at on listing_reports (at);

create table blocks (
  uid text not null references accounts on delete cascade,
  blocked_uid text not null references accounts on delete cascade,
  at timestamptz not null,
  primary key (uid, blocked_uid)
);
create index blocks_blocked on blocks (blocked_uid);

-- A year of one's own meter, kept with consent alone and sealed with a key that is not in the database.
create table listing_profiles (
  listing_id text primary key references listings on delete cascade,
  sealed bytea not null,
  text_version text not null,
  at timestamptz not null
);

create table listing_photos (
  id text primary key,
  listing_id text not null references listings on delete cascade,
  image bytea not null,
  at timestamptz not null
);
create unique index listing_photos_listing on listing_photos (listing_id);

create table matching_runs (
  id text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  scope text not null check (scope in ('everybody', 'newcomers')),
  step text not null,
  offers integer not null,
  requests integer not null,
  proposals integer not null default 0,
  gain double precision not null default 0
);
create index matching_runs_started on matching_runs (started_at);
