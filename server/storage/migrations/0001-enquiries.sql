-- Times are milliseconds since 1970 (UTC). A change of this schema is a new file: what has run somewhere never changes.

create table enquiry (
  id text primary key,
  received_at bigint not null,
  name text not null,
  phone text not null,
  email text not null,
  message text not null,
  subject text not null,
  reply_to text not null,
  from_name text not null,
  extra text not null,
  answered_at bigint
);

create index enquiry_received on enquiry (received_at);

create index enquiry_email on enquiry (lower(email));

-- What came lately, by a digest of its idempotency key and content, so that a repeat is recognised.
create table submission (
  digest text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade deferrable initially deferred,
  repeat_until bigint not null
);

create index submission_enquiry on submission (enquiry_id);

-- The outbox: one row for each message that has to leave. state is waiting, sent or refused.
create table delivery (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  channel text not null,
  message_id text not null,
  state text not null,
  attempts bigint not null,
  created_at bigint not null,
  due_at bigint not null,
  claimed_by text,
  done_at bigint,
  last_error text not null
);

create index delivery_due on delivery (state, due_at);

create index delivery_enquiry on delivery (enquiry_id);

-- The rate limit that several servers of one database share: when the budget of a key is whole again.
create table rate (
  key text primary key,
  free_at bigint not null
);

-- Random values that all servers of one database share, such as the salt of hashed addresses.
create table secret (
  name text primary key,
  value text not null
);
