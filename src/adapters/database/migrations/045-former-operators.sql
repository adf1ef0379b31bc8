-- Whether the account once had the operator's role. Then factors that it has when the role is given again are not trusted unseen:
-- it may have enrolled them by itself meanwhile.
alter table accounts add column was_operator boolean not null default false;
update accounts set was_operator = true
  where exists (select from operator_acts where act = 'revoke-operator' and about = accounts.uid);

-- Whoever takes the role away, also a process of an older build.
create function remember_operator() returns trigger language plpgsql as $$
begin
  update accounts set was_operator = true where uid = old.uid;
  return null;
end $$;
create trigger role_taken after delete on operators for each row execute function remember_operator();
