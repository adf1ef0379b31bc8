-- When a sign-in last asked for a page of the back office: noted at most once a minute. Null: never.
alter table sessions add column back_office_seen_at timestamptz;
