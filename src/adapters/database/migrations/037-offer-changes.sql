-- Each process keeps in memory the columns by which offers are searched, and what requests come to (store/market/search). These
-- tell what changed since it last read: the transaction, so that one which began early and ended late is not passed over.
alter table listings add column changed_in xid8 not null default pg_current_xact_id();
create index listings_changed_in on listings (side, changed_in, id);

create function note_listing_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger listing_added before insert on listings for each row execute function note_listing_change();
-- Why somebody is left over is written for everybody in each round of matching, and shown in no list.
create trigger listing_changed before update of state, moderation, is_demo, region, nis, longitude, latitude, holder, technology,
  energy, is_gift, price, details, sample, outline, published_at on listings for each row execute function note_listing_change();

-- Taken away by the retention after a day: a process that has not read for so long reads everything anew.
create table removed_listings (
  id text not null,
  removed_in xid8 not null default pg_current_xact_id(),
  removed_at timestamptz not null default now()
);
create index removed_listings_removed_in on removed_listings (removed_in);
create function note_listing_removal() returns trigger language plpgsql as $$
begin
  insert into removed_listings (id) values (old.id);
  return null;
end $$;
create trigger listing_removed after delete on listings for each row execute function note_listing_removal();

-- Nothing searches, counts or orders offers by these any more.
drop index listings_newest;
drop index listings_newest_in_region;
drop index listings_paid_price;
drop index listings_energy;
drop index listings_rare;
drop index listings_nis;
create index listings_public_requests on listings (region) include (energy, is_demo)
  where side = 'request' and state = 'published' and moderation <> 'hidden';
create index listings_public_offers on listings (id)
  where side = 'offer' and state = 'published' and moderation <> 'hidden';
