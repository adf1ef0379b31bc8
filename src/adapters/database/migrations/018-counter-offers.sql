-- Prices that the two of a proposal asked of each other since it was made.
alter table proposals add column counter_offers jsonb not null default '[]';
