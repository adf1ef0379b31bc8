-- What the directory of accounts elsewhere said when the sign-in began; null where accounts are our own.
alter table sessions add column directory_mark text;

-- Accounts that are gone here and must still go there. Removing them there is tried until it is done.
create table directory_removals (
  uid text primary key,
  asked_at timestamptz not null,
  -- Never confirmed as far as we know; the directory may know better.
  is_unless_confirmed boolean not null default false
);
