-- What both say of the money of a month. Papers of before have no row: they can be marked, and nobody is reminded of them.
create table month_payments (
  world text not null,
  agreement_id text not null,
  month text not null,
  -- Copied out of the data, to find what is late.
  remind_on date,
  data jsonb not null,
  primary key (world, agreement_id, month)
);
create index month_payments_late on month_payments (world, remind_on) where remind_on is not null;
