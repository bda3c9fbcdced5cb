-- Files that go with an answer of the desk. They stay beside it once it has been mailed: nobody else keeps what was sent.
-- The content stands last, so that a list need not read past it.
create table desk_file (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  entry_id text not null references desk_entry (id) on delete cascade,
  -- Place among the files of its answer, from 1.
  position bigint not null,
  name text not null,
  type text not null,
  bytes bigint not null,
  content bytea not null
);

create index desk_file_enquiry on desk_file (enquiry_id, entry_id, position);

create index desk_file_entry on desk_file (entry_id);
