-- A session keeps its key: HttpOnly, of this host alone, and kept here as a digest only.
drop index desk_session_previous;

alter table desk_session drop column previous;

alter table desk_session drop column previous_until;

alter table desk_session drop column rotated_at;

-- Sign-ins that failed, counted by hour, way and the person who was tried; '' for nobody we know.
create table desk_failure (
  hour bigint not null,
  way text not null,
  person_id text not null,
  count bigint not null,
  last_at bigint not null,
  primary key (hour, way, person_id)
);

-- Who has made an address by which this person gets in again, and when; the person is told.
alter table desk_person add column recovered_by text;

alter table desk_person add column recovered_at bigint;
