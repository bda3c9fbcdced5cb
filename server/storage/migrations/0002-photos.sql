-- Pictures that came with an enquiry, as they were written again: JPEG without metadata. "bytea" is PostgreSQL's name for
-- bytes; SQLite keeps bytes as they are under any name. The content stands last, so that a list need not read past it.
create table photo (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  position bigint not null,
  name text not null,
  type text not null,
  width bigint not null,
  height bigint not null,
  bytes bigint not null,
  content bytea not null
);

create index photo_enquiry on photo (enquiry_id, position);
