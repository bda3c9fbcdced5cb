-- What the workshop notes about an enquiry at its desk. Everything goes with the enquiry: retention and erasure need not
-- know of it. shelf is '' (by answered_at and spam), or what somebody has said: inbox, waiting, spam, archived.
create table desk_enquiry (
  enquiry_id text primary key references enquiry (id) on delete cascade,
  shelf text not null,
  read_at bigint,
  -- JSON list of texts.
  tags text not null,
  -- A person of the desk; empty for nobody.
  assigned_to text not null,
  -- A day, 2026-11-25; empty for none.
  remind_on text not null,
  -- won, lost or empty.
  outcome text not null,
  value_cents bigint,
  -- Enquiries with the same thread were joined by hand; empty for none.
  thread text not null,
  changed_at bigint not null
);

create index desk_enquiry_thread on desk_enquiry (thread) where thread <> '';

-- What the workshop has done about an enquiry: notes, and answers by mail, WhatsApp or phone.
create table desk_entry (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  at bigint not null,
  person_id text not null,
  person_name text not null,
  kind text not null,
  subject text not null,
  content text not null,
  delivery_id text
);

create index desk_entry_enquiry on desk_entry (enquiry_id, at);

create index desk_entry_delivery on desk_entry (delivery_id) where delivery_id is not null;

-- Browsers that asked to be told of new enquiries.
create table desk_push (
  id text primary key,
  person_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at bigint not null
);
