-- Who reports an offer is told what was decided (Regulation (EU) 2022/2065 art. 16 par. 5). The address of a stranger is
-- kept until then and no longer; that of an account is not copied here.
alter table listing_reports
  add column email text,
  add column decision text,
  add column decided_at timestamptz;
