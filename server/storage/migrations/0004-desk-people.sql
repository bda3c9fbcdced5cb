-- Who may use the owner's desk, by what they prove it, and what was done there. Of every key only its SHA-256 is kept.
create table desk_person (
  id text primary key,
  name text not null,
  email text not null unique,
  role text not null,
  password text,
  created_at bigint not null,
  joined_at bigint
);

create table desk_passkey (
  id text primary key,
  person_id text not null references desk_person (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at bigint not null,
  used_at bigint
);

create index desk_passkey_person on desk_passkey (person_id);

-- previous is the key that a rotation replaced; it holds until the new one has come back, and a moment longer.
create table desk_session (
  id text primary key,
  person_id text not null references desk_person (id) on delete cascade,
  digest text not null unique,
  previous text,
  previous_until bigint,
  device text not null,
  created_at bigint not null,
  rotated_at bigint not null,
  seen_at bigint not null,
  proved_at bigint not null,
  expires_at bigint not null
);

create index desk_session_person on desk_session (person_id);

create index desk_session_previous on desk_session (previous);

-- Addresses that work once: an invitation, or an entry by mail.
create table desk_link (
  digest text primary key,
  kind text not null,
  person_id text not null references desk_person (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create index desk_link_person on desk_link (person_id);

-- Questions that a passkey is to sign; each is answered once.
create table desk_challenge (
  challenge text primary key,
  purpose text not null,
  expires_at bigint not null
);

-- Names stand here as they were: the log outlives the people. details is JSON, label by label.
create table desk_audit (
  id text primary key,
  at bigint not null,
  person_id text not null,
  person_name text not null,
  what text not null,
  details text not null
);

create index desk_audit_at on desk_audit (at);
