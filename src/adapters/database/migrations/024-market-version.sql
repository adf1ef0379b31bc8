-- What the tokens come to changes with whatever everybody may see of market and register, in the same transaction: a page
-- that was kept before is then made anew. Random, so that also a restored database never comes to the same again.
create table market_versions (
  id uuid primary key default gen_random_uuid(),
  token bigint not null
);

-- Takes any row that nobody holds, and adds one where all are held: whoever changes the market waits for nobody. Once in a
-- transaction is enough.
create function change_market_version() returns trigger language plpgsql as $$
declare
  here constant text := pg_current_xact_id()::text;
  changed constant bigint := (random() * 9e15)::bigint;
begin
  if current_setting('site.market_changed_in', true) is distinct from here then
    update market_versions set token = changed
      where id = (select id from market_versions limit 1 for update skip locked);
    if not found then
      insert into market_versions (token) values (changed);
    end if;
    perform set_config('site.market_changed_in', here, true);
  end if;
  return null;
end $$;

create trigger market_version_added after insert on listings for each row
  when (new.state = 'published') execute function change_market_version();
create trigger market_version_changed after update on listings for each row
  when (old.state = 'published' or new.state = 'published') execute function change_market_version();
create trigger market_version_removed after delete on listings for each row
  when (old.state = 'published') execute function change_market_version();
create trigger market_version_added after insert on declarations for each row
  when (new.world = 'real') execute function change_market_version();
create trigger market_version_added after insert on declaration_revocations for each row
  when (new.world = 'real') execute function change_market_version();
create trigger market_version_added after insert on signing_keys for each row
  when (new.world = 'real') execute function change_market_version();
