-- When a second factor (code, recovery code, passkey) was last used in a sign-in, and when its person last gave a password, a code
-- or a passkey in it. Null: never, or not known. Sign-ins from before this migration have proved nothing since.
alter table sessions add column factor_at timestamptz;
alter table sessions add column proved_at timestamptz;
update sessions set factor_at = created_at where is_two_step;
-- sessions.is_two_step stays for processes of an older build, which write it; nothing reads it any longer.
