-- The request that the reader of a notice can answer; 0 for none.
alter table notice add column request integer not null default 0;
