-- Who says that a connection is theirs. Several accounts may name one; each has meters, files and quarters of its own.
create table claims (
  world text not null,
  uid text not null,
  ean text not null,
  stated_at timestamptz not null,
  -- When an export that looks unedited first named it.
  file_seen_at timestamptz,
  primary key (world, uid, ean)
);
create table claim_confirmations (
  world text not null,
  uid text not null,
  ean text not null,
  by_uid text not null,
  at timestamptz not null,
  primary key (world, uid, ean, by_uid),
  foreign key (world, uid, ean) references claims on delete cascade
);

-- Agreements of one buyer are found by its account, whose rows are few.
drop index agreements_buyer_ean;

alter table meters add column uid text;
drop index meters_meter;

-- Until now whoever named a meter wrote to the same rows. Each account takes along what its own files said.
create table meter_owners as
  select meter_id, uid, min(place) as first_place from meter_imports group by meter_id, uid;
-- Quarters without a file, which no version left behind: whoever is a party with that number on that side has them.
insert into meter_owners
  select m.id, a.uid, 0
  from meters m
  join lateral (
    select seller_uid as uid from agreements
      where world = m.world and ((m.role = 'injection' and seller_ean = m.meter) or (m.role = 'result' and id = m.meter))
    union
    select buyer_uid from agreements
      where world = m.world and ((m.role = 'offtake' and buyer_ean = m.meter) or (m.role = 'result' and id = m.meter))
  ) a on true
  where not exists (select 1 from meter_imports i where i.meter_id = m.id)
    and exists (select 1 from meter_days d where d.meter_id = m.id);

-- The first keeps the row that there is, everybody else gets a row of their own.
create table meter_moves as
  select meter_id as old_id, uid,
    case when row_number() over (partition by meter_id order by first_place, uid) = 1 then meter_id end as new_id
  from meter_owners;
update meters m set uid = v.uid from meter_moves v where v.new_id = m.id;
with added as (
  insert into meters (world, uid, meter, role)
    select m.world, v.uid, m.meter, m.role from meter_moves v join meters m on m.id = v.old_id where v.new_id is null
    returning id, world, uid, meter, role
)
update meter_moves v set new_id = a.id
  from added a join meters m on m.world = a.world and m.meter = a.meter and m.role = a.role
  where v.new_id is null and v.old_id = m.id and v.uid = a.uid;

-- A day that said what another file had said already was not written again. Where that other file was of another account, the
-- day is copied; of several that it may have been, the one that counted.
create table shared_days as
  select distinct on (i.place, d.day) v.new_id as meter_id, d.day, i.place as import_place, i.made_on, d.packed
  from meter_imports i
  join (select old_id from meter_moves group by old_id having count(*) > 1) several on several.old_id = i.meter_id
  join meter_moves v on v.old_id = i.meter_id and v.uid = i.uid
  join meter_days d on d.meter_id = i.meter_id and d.day between i.first_day and i.last_day
    and d.import_place < i.place and d.made_on >= i.made_on
  join meter_imports theirs on theirs.place = d.import_place and theirs.uid <> i.uid
  where not exists (
    select 1 from meter_days own join meter_imports mine on mine.place = own.import_place
    where own.meter_id = i.meter_id and own.day = d.day and mine.uid = i.uid and mine.place <= i.place
  )
  order by i.place, d.day, d.made_on desc, d.import_place desc;
-- A day counts as old as the newest of one's own files that said it, whatever another's did to it.
update meter_days d set made_on = own.made_on
  from (
    select d.meter_id, d.day, d.import_place, max(j.made_on) as made_on
    from meter_days d
    join (select old_id from meter_moves group by old_id having count(*) > 1) several on several.old_id = d.meter_id
    join meter_imports i on i.place = d.import_place
    join meter_imports j on j.meter_id = i.meter_id and j.uid = i.uid and j.place >= i.place and j.made_on <= d.made_on
      and d.day between j.first_day and j.last_day
    where j.place = i.place
      or not exists (select 1 from meter_days o where o.meter_id = d.meter_id and o.day = d.day and o.import_place = j.place)
    group by d.meter_id, d.day, d.import_place
  ) own
  where own.meter_id = d.meter_id and own.day = d.day and own.import_place = d.import_place and own.made_on < d.made_on;

-- Quarters without a file stand with each of their owners.
insert into meter_days (meter_id, day, import_place, made_on, packed)
  select v.new_id, d.day, d.import_place, d.made_on, d.packed
  from meter_moves v join meter_days d on d.meter_id = v.old_id
  where v.new_id <> v.old_id and not exists (select 1 from meter_imports i where i.place = d.import_place);
update meter_days d set meter_id = v.new_id
  from meter_imports i join meter_moves v on v.old_id = i.meter_id and v.uid = i.uid
  where i.place = d.import_place and d.meter_id = v.old_id and v.new_id <> v.old_id;
insert into meter_days (meter_id, day, import_place, made_on, packed)
  select meter_id, day, import_place, made_on, packed from shared_days;
update meter_imports i set meter_id = v.new_id
  from meter_moves v where v.old_id = i.meter_id and v.uid = i.uid and v.new_id <> v.old_id;

drop table shared_days, meter_moves, meter_owners;

-- A number without quarters says nothing. Quarters that nobody can be found for stay, with nobody.
delete from meters m where m.uid is null and not exists (select 1 from meter_days d where d.meter_id = m.id);
update meters set uid = '' where uid is null;
alter table meters alter column uid set not null;
create unique index meters_owned on meters (world, uid, meter, role);

drop index meter_imports_file;
drop index meter_imports_uid;
alter table meter_imports drop column uid;
create unique index meter_imports_file on meter_imports (meter_id, file_hash, made_on);

insert into claims (world, uid, ean, stated_at)
  select world, uid, ean, min(at) from (
    select world, seller_uid as uid, seller_ean as ean, created_at as at from agreements where seller_ean is not null
    union all
    select world, buyer_uid, buyer_ean, created_at from agreements where buyer_ean is not null
    union all
    select m.world, m.uid, m.meter, i.imported_at from meters m join meter_imports i on i.meter_id = m.id where m.role <> 'result'
  ) named
  group by world, uid, ean;
update claims c set file_seen_at = seen.at
  from (
    select m.world, m.uid, m.meter, min(i.imported_at) as at
    from meters m join meter_imports i on i.meter_id = m.id
    where m.role <> 'result' and i.is_verified
    group by m.world, m.uid, m.meter
  ) seen
  where seen.world = c.world and seen.uid = c.uid and seen.meter = c.ean;
