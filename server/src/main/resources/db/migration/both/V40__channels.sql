-- Notices are sorted: one row for each channel that the reader wants it by; empty until then.
alter table notice add column channel text not null default '';

-- The position that a notice reports, so that a mail can show it; -1 if there is none.
alter table notice add column position integer not null default -1;

-- After a failure, the next attempt.
alter table notice add column not_before bigint not null default 0;
