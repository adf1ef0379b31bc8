-- What a file is, as far as its text tells: an export that looks unedited, another file, or a result without a meter.
alter table meter_imports add column origin text;
update meter_imports i set origin = case when m.role = 'result' then 'result-file' when i.is_verified then 'operator-export' else 'unknown-file' end
  from meters m where m.id = i.meter_id;
update meter_imports set origin = 'unknown-file' where origin is null;
alter table meter_imports alter column origin set not null;
alter table meter_imports drop column is_verified;

-- Where each version of a month stands between the two: only what is agreed on is paid and declared.
create table month_standings (
  world text not null,
  agreement_id text not null,
  month text not null,
  version integer not null,
  state text not null check (state in ('waiting', 'agreed', 'contested', 'withdrawn', 'outside')),
  -- Copied out of the data, to find those whose days are over.
  answer_by date,
  data jsonb not null,
  primary key (world, agreement_id, month, version)
);
create index month_standings_waiting on month_standings (world, answer_by) where state = 'waiting' and answer_by is not null;
-- What was settled before anybody was asked stays as it was paid and declared.
insert into month_standings (world, agreement_id, month, version, state, data)
  select world, agreement_id, month, version, 'agreed', jsonb_build_object(
    'agreementId', agreement_id, 'month', month, 'version', version, 'state', 'agreed', 'waitsFor', '[]'::jsonb, 'answerBy', null,
    'remindedOn', null, 'confirmedBy', '[]'::jsonb, 'contestedBy', null, 'agreedBy', 'earlier-rule')
  from statements;

-- A month that was contested and then confirmed is declared again, under another code.
drop index declarations_statement;
create index declarations_statement on declarations (world, agreement_id, month, statement_version);

-- Who takes a file in settles its months at once; until then nobody else does.
alter table due_months add column held_until timestamptz;

-- Every key that ever signed, with the moment from which it did: what it signed can be checked for good.
create table signing_keys (
  world text not null,
  key_id text not null,
  public_raw text not null,
  first_at timestamptz not null,
  primary key (world, key_id)
);
create trigger append_only before update or delete on signing_keys for each row execute function refuse_change();
create trigger no_truncate before truncate on signing_keys for each statement execute function refuse_truncate();
