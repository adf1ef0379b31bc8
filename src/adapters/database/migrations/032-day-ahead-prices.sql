-- Day-ahead prices that operators import, for contracts that follow the market. What was imported on a day counts from a later
-- one: what was computed on a day stays what it was.
create table price_imports (
  id bigint generated always as identity primary key,
  source jsonb not null,
  imported_on date not null,
  from_day date not null,
  imported_at timestamptz not null,
  check (from_day > imported_on)
);

-- EUR/MWh, from midnight in Brussels on: one for each hour, or one for each quarter. Of a day that came twice the last import counts.
create table day_ahead_prices (
  import_id bigint not null references price_imports (id),
  day date not null,
  prices double precision[] not null,
  primary key (import_id, day),
  check (array_length(prices, 1) in (23, 24, 25, 92, 96, 100))
);
create trigger append_only before update or delete on price_imports for each row execute function refuse_act_change();
create trigger no_truncate before truncate on price_imports for each statement execute function refuse_truncate();
create trigger append_only before update or delete on day_ahead_prices for each row execute function refuse_act_change();
create trigger no_truncate before truncate on day_ahead_prices for each statement execute function refuse_truncate();
