-- Cards of suppliers that operators bring, beside those that the site is shipped with. A draft may change until it is published.
create table card_drafts (
  key text primary key,
  card jsonb not null,
  until_day date,
  source jsonb not null,
  updated_at timestamptz not null
);

-- What was published, in the order of publication. A card counts from a later day than that on which it was published: what was
-- computed on a day stays what it was.
create table card_versions (
  id bigint generated always as identity primary key,
  key text not null,
  card jsonb not null,
  from_day date not null,
  until_day date,
  source jsonb not null,
  published_on date not null,
  published_at timestamptz not null,
  check (from_day > published_on)
);
create index card_versions_key on card_versions (key);
create trigger append_only before update or delete on card_versions for each row execute function refuse_act_change();
create trigger no_truncate before truncate on card_versions for each statement execute function refuse_truncate();
