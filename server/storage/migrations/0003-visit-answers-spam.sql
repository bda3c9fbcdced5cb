-- Page and campaign that an enquiry came from, the guided quote's answers (JSON, in their order), and why it looks like
-- spam. reported_in is the delivery of the daily report that names it.
alter table enquiry add column page text not null default '';

alter table enquiry add column campaign text not null default '';

alter table enquiry add column answers text not null default '[]';

alter table enquiry add column spam text not null default '';

alter table enquiry add column reported_in text;

create index enquiry_spam on enquiry (received_at) where spam <> '';
