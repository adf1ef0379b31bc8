-- Who may open the back office: given and taken by a command alone.
create table operators (
  uid text primary key references accounts on delete cascade,
  level text not null check (level in ('read', 'act')),
  granted_at timestamptz not null
);

-- Who did what, and why. Nobody's name but the operator's is in it: it outlives whom it was about.
create table operator_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for a command on the machine itself.
  uid text,
  operator text not null,
  act text not null,
  about text not null,
  why text not null,
  -- Written before the act; a second entry tells when it came to nothing.
  came_to_nothing boolean not null default false
);
create index operator_acts_about on operator_acts (about);
create function refuse_act_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('site.retention', true) = 'over' then
    return old;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = '23001';
end
$$;
create trigger append_only before update or delete on operator_acts for each row execute function refuse_act_change();
create trigger no_truncate before truncate on operator_acts for each statement execute function refuse_truncate();

-- How often visitors came to something, per day. Of nobody in particular.
create table day_counts (
  day date not null,
  outcome text not null,
  count integer not null,
  primary key (day, outcome)
);

-- Whether a sign-in began, or was raised, with a second factor: the back office opens for no other.
alter table sessions add column is_two_step boolean not null default false;

-- What the mail server said last, without anybody's address.
alter table outbox add column answer text;
