-- The round that an operator asked for, until one is begun for it. One row at most.
create table asked_rounds (
  is_asked boolean primary key default true check (is_asked),
  asked_at timestamptz not null
);
insert into asked_rounds (asked_at) select last_run_at from tasks where name = 'matching-asked';
-- Jobs are in the tables of pg-boss, in a schema of their own.
drop table tasks;
