-- What a card draws of a listing's sample (src/domain/market/profile-sample.ts): four kilobytes were read for 24 numbers.
-- Where it is null, a list works it out from the sample.
alter table listings add column day_shape smallint[];
drop index listings_without_outline;
create index listings_without_shape on listings (id) where outline is null or day_shape is null;

-- A process of the build before writes another year and knows no shape: the one of the year before goes. Only a trigger of the
-- column tells whether a statement wrote it, so the first of the two leaves word for the second; they run in the order of their names
-- for each row.
create function note_day_shape() returns trigger language plpgsql as $$
begin
  perform set_config('listings.day_shape_written', new.id, true);
  return new;
end $$;
create function forget_day_shape() returns trigger language plpgsql as $$
begin
  if current_setting('listings.day_shape_written', true) is distinct from new.id then
    new.day_shape := null;
  end if;
  perform set_config('listings.day_shape_written', '', true);
  return new;
end $$;
create trigger listing_day_shape_written before update of day_shape on listings
  for each row execute function note_day_shape();
create trigger listing_year_written before update of sample on listings
  for each row execute function forget_day_shape();

-- Who writes the shape of a sample alone changes nothing that anybody sees: no page is made anew.
drop trigger market_version_changed on listings;
create trigger market_version_changed after update on listings for each row
  when ((old.state = 'published' or new.state = 'published')
    and (new.state <> old.state or new.changed_in <> old.changed_in or new.day_shape is not distinct from old.day_shape))
  execute function change_market_version();
