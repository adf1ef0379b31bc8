create table contact_messages (
  id text primary key,
  -- The form's own key: a form that is sent twice is one message.
  form_key text not null,
  reference text not null,
  name text not null,
  email text not null,
  email_key text not null,
  phone text,
  subject text not null,
  message text not null,
  attachment_name text,
  attachment_type text,
  attachment bytea,
  created_at timestamptz not null
);
create unique index contact_messages_form on contact_messages (form_key);
create unique index contact_messages_reference on contact_messages (reference);
create index contact_messages_email on contact_messages (email_key);
create index contact_messages_created on contact_messages (created_at);

create table subscriptions (
  id text primary key,
  email text not null,
  email_key text not null,
  state text not null check (state in ('confirmed', 'ended')),
  topics jsonb not null,
  changed_at timestamptz not null
);
create unique index subscriptions_email on subscriptions (email_key);

-- The proof of consent: who asked what, when, and under which words.
create table subscription_events (
  id bigint generated always as identity primary key,
  subscription_id text not null references subscriptions on delete cascade,
  at timestamptz not null,
  event text not null check (event in ('confirmed', 'changed', 'ended')),
  source text not null check (source in ('mail', 'account', 'form')),
  text_version text not null,
  asked_at timestamptz,
  topics jsonb not null
);
create index subscription_events_subscription on subscription_events (subscription_id, at);

create table newsletter_issues (
  name text primary key,
  fingerprint text not null,
  state text not null check (state in ('sending', 'paused', 'finished')),
  started_at timestamptz not null,
  finished_at timestamptz
);

-- Written in the transaction that hands the mail to the outbox: one issue reaches one address once.
create table newsletter_sends (
  issue text not null references newsletter_issues on delete cascade,
  subscription_id text not null references subscriptions on delete cascade,
  at timestamptz not null,
  primary key (issue, subscription_id)
);
create index newsletter_sends_subscription on newsletter_sends (subscription_id);
