-- When the mail server first refused the mail for good: whether that is because of the reader shows when it takes another.
alter table outbox add column refused_at timestamptz;
create index outbox_sent on outbox (sent_at) where sent_at is not null;
