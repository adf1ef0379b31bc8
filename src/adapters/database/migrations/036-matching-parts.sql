-- A round of matching is made of parts. Each is searched by itself and recorded once, so that a round which was cut off goes on with
-- the next. Who runs a round says so every few seconds: a silence lets another process take it over.
alter table matching_runs add column newcomers_since timestamptz;
alter table matching_runs add column runner text;
alter table matching_runs add column renewed_at timestamptz;

-- A round of before can not be continued: it has no parts.
update matching_runs set step = 'closed' where finished_at is null;
create unique index matching_runs_one_open on matching_runs ((true)) where finished_at is null and step <> 'closed';

create table matching_parts (
  run_id text not null references matching_runs on delete cascade,
  number integer not null,
  region text not null check (region in ('flanders', 'brussels')),
  pass text not null check (pass in ('first', 'last')),
  -- Which of how many the people of the region are dealt into.
  share integer not null check (share between 0 and shares - 1),
  shares integer not null,
  -- How often it was begun.
  tries integer not null default 0,
  finished_at timestamptz,
  primary key (run_id, number)
);
