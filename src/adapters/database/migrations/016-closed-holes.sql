-- The listing by which somebody was met when they were blocked: no other of theirs is shown.
alter table blocks add column listing_id text;
