-- What an operator answered to a message of the contact form. An empty text is one that was dealt with elsewhere.
create table contact_answers (
  id text primary key,
  message_id text not null references contact_messages on delete cascade,
  at timestamptz not null,
  operator text not null,
  text text not null
);
create index contact_answers_message on contact_answers (message_id, at);
