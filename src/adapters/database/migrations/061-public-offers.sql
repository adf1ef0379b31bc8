-- Offers are searched in SQL, in one narrow row for each that everybody may see. Contrib `cube` compares seasonal profiles.
create extension if not exists cube;

-- What processes followed to keep a copy of the market in memory.
drop trigger listing_added on listings;
drop trigger listing_changed on listings;
drop trigger listing_removed on listings;
drop function note_listing_change();
drop function note_listing_removal();
drop table removed_listings;
drop trigger listing_day_shape_written on listings;
drop trigger listing_year_written on listings;
drop function note_day_shape();
drop function forget_day_shape();
drop trigger market_version_changed on listings;
alter table listings drop column changed_in;
drop index listings_public_offers;
drop index listings_without_shape;

-- One year in 32 numbers, the kWh of each quarter of the year in each eighth of the day: `seasonalProfileOf` of
-- src/domain/market/profile-sample.ts.
alter table listings add column seasonal_profile cube;
update listings set seasonal_profile = cube(outline::double precision[]) where outline is not null and day_shape is not null;

-- Listings of older versions have neither yet: both come from their sample of little-endian floats.
with steps as materialized (
  select at, floor((at * golden - floor(at * golden)) * 35040)::int as quarter
  from generate_series(0, 1023) as at, (select (sqrt(5::double precision) - 1) / 2 as golden) as section
), clock as materialized (
  select at, quarter * 4 / 35040 as season,
    -- Summer time of 2026, from 29 March to 25 October.
    (quarter + case when quarter >= 8360 and quarter < 28520 then 4 else 0 end) % 96 / 4 as hour
  from steps
), samples as materialized (
  -- The empty string has a sample read from disk once, and not for each of its bytes.
  select id, sample || ''::bytea as sample, octet_length(sample) / 4 as length from listings where seasonal_profile is null
), bits as (
  select id, length, season, hour, get_byte(sample, at * 4 + 3) * 16777216::bigint + get_byte(sample, at * 4 + 2) * 65536
    + get_byte(sample, at * 4 + 1) * 256 + get_byte(sample, at * 4) as bits
  from samples join clock on at < length
), energies as materialized (
  select id, length, season, hour, case when bits = 0 then 0 else
    (1 + (bits & 8388607) / 8388608::double precision) * power(2::double precision, (bits >> 23) - 127) end as energy
  from bits
), profiles as (
  select id, cube(array_agg(energy order by part)) as profile from (
    select samples.id, part, coalesce(sum(energy) * 35040 / length, 0) as energy
    from samples cross join generate_series(0, 31) as part
      left join (select id, season * 8 + hour / 3 as part, energy from energies) as found using (id, part)
    group by samples.id, part, length
  ) as parts group by id
), hours as (
  select id, hour, sum(energy) / count(*) as energy from energies group by id, hour
), shapes as (
  select id, array_agg(floor(coalesce(energy / nullif(highest, 0), 0) * 100 + 0.5)::smallint order by hour) as shape from (
    select samples.id, hour, energy, max(energy) over (partition by samples.id) as highest
    from samples join generate_series(0, 23) as hour on length > 0 left join hours using (id, hour)
  ) as days group by id
)
update listings set seasonal_profile = profile, day_shape = coalesce(shape, '{}')
  from profiles left join shapes using (id) where listings.id = profiles.id;

alter table listings drop column outline, alter column seasonal_profile set not null, alter column day_shape set not null;

create trigger market_version_changed after update on listings for each row
  when (old.state = 'published' or new.state = 'published') execute function change_market_version();

create table public_offers (
  id text primary key references listings on delete cascade,
  uid text not null,
  is_demo boolean not null,
  region text not null,
  nis text not null,
  -- In degrees of latitude: a degree of longitude is shorter, here as at 51 degrees north.
  place point not null,
  holder text not null,
  technology text not null,
  -- In kWh a year.
  energy double precision not null,
  is_gift boolean not null,
  -- Whether the price is to be agreed on; the price is then the lowest one, or none.
  is_open boolean not null,
  -- As the seller keeps it, in euros per kWh.
  price double precision,
  is_liable_for_vat boolean not null,
  injection_price double precision not null,
  fee double precision not null,
  published_at timestamptz not null,
  seasonal_profile cube not null,
  -- What the profile adds up to.
  profile_energy double precision not null
);
create index public_offers_newest on public_offers (published_at desc, id desc);
create index public_offers_place on public_offers using gist (place);
create index public_offers_nis on public_offers (nis);

-- Whatever changes a listing, its row here changes in the same transaction.
create function keep_public_offer() returns trigger language plpgsql as $$
begin
  delete from public_offers where id = new.id;
  if new.state = 'published' and new.moderation <> 'hidden' then
    insert into public_offers values (
      new.id, new.uid, new.is_demo, new.region, new.nis, point(new.longitude * cosd(51), new.latitude), new.holder,
      coalesce(new.technology, ''), new.energy, new.is_gift, coalesce(new.details -> 'price' ->> 'kind' = 'open', false), new.price,
      new.holder = 'company' and new.details ->> 'isVatExempt' is distinct from 'true',
      coalesce((new.details ->> 'injectionPrice')::double precision, 0), coalesce((new.details ->> 'fee')::double precision, 0),
      coalesce(new.published_at, new.created_at), new.seasonal_profile,
      new.seasonal_profile <#> cube(array_fill(0::double precision, array[cube_dim(new.seasonal_profile)]))
    );
  end if;
  return null;
end $$;
create trigger public_offer_added after insert on listings for each row
  when (new.side = 'offer') execute function keep_public_offer();
create trigger public_offer_changed after update of state, moderation, is_demo, region, nis, longitude, latitude, holder, technology,
  energy, is_gift, price, details, published_at, seasonal_profile on listings for each row
  when (new.side = 'offer') execute function keep_public_offer();
update listings set state = state where side = 'offer' and state = 'published';
