-- Issues of the newsletter that an operator writes on screen. One whose sending began is not changed any more.
create table newsletter_drafts (
  name text primary key,
  subject text not null,
  preview text not null,
  title text not null,
  body text not null,
  topics jsonb not null,
  action_label text not null,
  action_path text not null,
  updated_at timestamptz not null
);
