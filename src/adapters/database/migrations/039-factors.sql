-- When a second factor (code, recovery code, passkey) was last used in a sign-in, and when its person last gave a password, a code
-- or a passkey in it. Null: never, or not known. Sign-ins from before this migration have proved nothing since.
alter table sessions add column factor_at timestamptz;
alter table sessions add column proved_at timestamptz;
update sessions set factor_at = created_at where is_two_step;
-- sessions.is_two_step stays for processes of an older build, which write it; nothing reads it any longer.

-- Since when the second factors of an operator are trusted: enrolled by the link of grant-operator, or on before the role was given,
-- or added in a sign-in that used a trusted one. Null: /beheer stays closed, whatever the account enrols by itself.
alter table operators add column factor_trusted_at timestamptz;
update operators set factor_trusted_at = now()
  where exists (select from accounts where accounts.uid = operators.uid and totp_secret is not null)
    or exists (select from passkeys where passkeys.uid = operators.uid);

-- The trust goes with the last factor, by whatever statement that one goes. The lock makes two that go at the same moment take turns.
create function forget_factor_trust() returns trigger language plpgsql as $$
begin
  perform from accounts where uid = old.uid for update;
  update operators set factor_trusted_at = null
    where uid = old.uid and factor_trusted_at is not null
      and not exists (select from accounts where uid = old.uid and totp_secret is not null)
      and not exists (select from passkeys where uid = old.uid);
  return null;
end $$;
create trigger passkey_removed after delete on passkeys for each row execute function forget_factor_trust();
create trigger second_factor_off after update of totp_secret on accounts for each row
  when (old.totp_secret is not null and new.totp_secret is null) execute function forget_factor_trust();
