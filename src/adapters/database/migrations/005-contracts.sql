-- Every table here names its world: 'real', or the sandbox of one visitor, whose rows may go at any moment.

create table agreements (
  world text not null,
  id text not null,
  proposal_id text not null,
  state text not null,
  seller_uid text not null,
  buyer_uid text not null,
  -- Copies out of the data, to find all that share one connection.
  seller_ean text,
  buyer_ean text,
  data jsonb not null,
  revision integer not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (world, id)
);
create unique index agreements_pair on agreements (world, proposal_id, seller_uid);
create index agreements_seller on agreements (world, seller_uid, created_at);
create index agreements_buyer on agreements (world, buyer_uid, created_at);
create index agreements_seller_ean on agreements (world, seller_ean) where seller_ean is not null;
create index agreements_buyer_ean on agreements (world, buyer_ean) where buyer_ean is not null;

create table agreement_signatures (
  world text not null,
  agreement_id text not null,
  side text not null check (side in ('seller', 'buyer')),
  name text not null,
  at timestamptz not null,
  version integer not null,
  document_hash text not null,
  address_hash text not null,
  -- One signature of a side, whatever arrives at the same time.
  primary key (world, agreement_id, side)
);

create table agreement_entries (
  id bigint generated always as identity primary key,
  world text not null,
  agreement_id text not null,
  at timestamptz not null,
  side text,
  event text not null,
  facts jsonb not null
);
create index agreement_entries_agreement on agreement_entries (world, agreement_id, id);

create table agreement_reminders (
  world text not null,
  agreement_id text not null,
  side text not null,
  key text not null,
  at timestamptz not null,
  primary key (world, agreement_id, side, key)
);

create table meters (
  id integer generated always as identity primary key,
  world text not null,
  meter text not null,
  role text not null check (role in ('injection', 'offtake', 'result'))
);
create unique index meters_meter on meters (world, meter, role);

create table meter_imports (
  place integer generated always as identity primary key,
  world text not null,
  id text not null,
  meter_id integer not null references meters on delete cascade,
  uid text not null,
  file_hash text not null,
  source text not null,
  made_on date not null,
  first_day date not null,
  last_day date not null,
  is_verified boolean not null,
  findings jsonb not null,
  imported_at timestamptz not null
);
create unique index meter_imports_file on meter_imports (meter_id, uid, file_hash, made_on);
create index meter_imports_uid on meter_imports (world, uid);

-- A day of quarters is one row. Years lie apart, so that an old one can be detached or moved as a whole.
create table meter_days (
  meter_id integer not null,
  day date not null,
  import_place integer not null,
  made_on date not null,
  packed bytea not null,
  primary key (meter_id, day, import_place)
) partition by range (day);
create table meter_days_2025 partition of meter_days for values from ('2025-01-01') to ('2026-01-01');
create table meter_days_2026 partition of meter_days for values from ('2026-01-01') to ('2027-01-01');
create table meter_days_2027 partition of meter_days for values from ('2027-01-01') to ('2028-01-01');
create table meter_days_2028 partition of meter_days for values from ('2028-01-01') to ('2029-01-01');
create table meter_days_other partition of meter_days default;

create table due_months (
  world text not null,
  agreement_id text not null,
  month text not null,
  blocked_by text,
  marked_at timestamptz not null,
  primary key (world, agreement_id, month)
);
create index due_months_waiting on due_months (world, marked_at) where blocked_by is null;

create table statements (
  world text not null,
  agreement_id text not null,
  month text not null,
  version integer not null,
  data jsonb not null,
  quarters bytea not null,
  hash text not null,
  created_at timestamptz not null,
  primary key (world, agreement_id, month, version)
);

create table invoice_counters (
  world text not null,
  seller_uid text not null,
  year integer not null,
  last integer not null,
  primary key (world, seller_uid, year)
);

create table invoices (
  world text not null,
  id text not null,
  agreement_id text not null,
  month text not null,
  seller_uid text not null,
  year integer not null,
  number integer not null,
  data jsonb not null,
  created_at timestamptz not null,
  primary key (world, id)
);
create unique index invoices_number on invoices (world, seller_uid, year, number);
create index invoices_agreement on invoices (world, agreement_id, month);

create table declarations (
  world text not null,
  place integer not null,
  code text not null,
  agreement_id text not null,
  month text not null,
  statement_version integer not null,
  watt_hours bigint not null,
  data jsonb not null,
  issued_at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  signature text not null,
  primary key (world, place)
);
create unique index declarations_code on declarations (world, code);
create unique index declarations_previous on declarations (world, previous_hash);
create unique index declarations_statement on declarations (world, agreement_id, month, statement_version);
create index declarations_month on declarations (world, month, place);

create table declaration_revocations (
  world text not null,
  code text not null,
  reason text not null,
  at timestamptz not null,
  primary key (world, code)
);

create table sandboxes (
  id text primary key,
  now timestamptz not null,
  mails jsonb not null,
  created_at timestamptz not null
);

-- What was signed, settled and declared is only ever added to. Rows of a sandbox may go with it, and others only when
-- the legal term is over, in a transaction that says so.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.world <> 'real' or current_setting('site.retention', true) = 'over') then
    return old;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = '23001';
end
$$;
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = '23001';
end
$$;

create trigger append_only before update or delete on agreement_signatures for each row execute function refuse_change();
create trigger append_only before update or delete on agreement_entries for each row execute function refuse_change();
create trigger append_only before update or delete on statements for each row execute function refuse_change();
create trigger append_only before update or delete on invoices for each row execute function refuse_change();
create trigger append_only before update or delete on declarations for each row execute function refuse_change();
create trigger append_only before update or delete on declaration_revocations for each row execute function refuse_change();
create trigger no_truncate before truncate on agreement_signatures for each statement execute function refuse_truncate();
create trigger no_truncate before truncate on agreement_entries for each statement execute function refuse_truncate();
create trigger no_truncate before truncate on statements for each statement execute function refuse_truncate();
create trigger no_truncate before truncate on invoices for each statement execute function refuse_truncate();
create trigger no_truncate before truncate on declarations for each statement execute function refuse_truncate();
create trigger no_truncate before truncate on declaration_revocations for each statement execute function refuse_truncate();
