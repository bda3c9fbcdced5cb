-- Written quotes and the jobs that follow. A quote outlives its enquiry once it is accepted: the law wants it kept. What is
-- not accepted goes with the enquiry; of its number the series stays, so that no gap is unexplained.
create table quote (
  id text primary key,
  enquiry_id text references enquiry (id) on delete set null,
  -- P-2026-014; null until it is first sent.
  number text unique,
  state text not null,
  rev bigint not null,
  -- JSON of what is being written; null for nothing.
  draft text,
  -- The customer's address in small letters, by which a person's data are found.
  email text not null,
  -- What the customer's private address names; a new one makes the old address void.
  link_id text not null unique,
  -- JSON object of days by step of the job.
  steps text not null,
  wants_mail bigint not null,
  created_at bigint not null,
  changed_at bigint not null
);

create index quote_enquiry on quote (enquiry_id);

create index quote_email on quote (email);

-- The last number of each year.
create table quote_series (
  year text primary key,
  last bigint not null
);

-- A sent version never changes. document is the JSON whose SHA-256 is hash; content is the PDF.
create table quote_version (
  id text primary key,
  quote_id text not null references quote (id) on delete cascade,
  version bigint not null,
  sent_at bigint not null,
  valid_until text not null,
  total_cents bigint not null,
  hash text not null,
  document text not null,
  content bytea not null
);

create unique index quote_version_of on quote_version (quote_id, version);

-- One for each quote: accepted twice is accepted once.
create table quote_acceptance (
  quote_id text primary key references quote (id) on delete cascade,
  version bigint not null,
  hash text not null,
  total_cents bigint not null,
  name text not null,
  way text not null,
  at bigint not null,
  address text not null,
  shown text not null,
  early bigint not null
);

create table quote_payment (
  id text primary key,
  quote_id text not null references quote (id) on delete cascade,
  position bigint not null,
  paid_on text not null
);

create index quote_payment_of on quote_payment (quote_id);

-- Pictures of a signed paper and of the job.
create table quote_file (
  id text primary key,
  quote_id text not null references quote (id) on delete cascade,
  kind text not null,
  at bigint not null,
  name text not null,
  type text not null,
  width bigint not null,
  height bigint not null,
  bytes bigint not null,
  content bytea not null
);

create index quote_file_of on quote_file (quote_id);

create table quote_review (
  quote_id text primary key references quote (id) on delete cascade,
  at bigint not null,
  stars bigint not null,
  content text not null,
  may_show_pictures bigint not null,
  may_show_price bigint not null,
  published_at bigint,
  reply text not null
);

-- What happened; the IDs of one quote are in its order.
create table quote_event (
  id text primary key,
  quote_id text not null references quote (id) on delete cascade,
  at bigint not null,
  kind text not null,
  by_name text not null,
  version bigint not null,
  content text not null
);

create index quote_event_of on quote_event (quote_id);

-- What a message is about: an event of a quote; empty for mails about the enquiry itself.
alter table delivery add column about text not null default '';
