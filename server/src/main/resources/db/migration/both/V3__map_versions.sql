alter table own_map add column version integer not null default 1;
alter table own_map add column changed_at bigint not null default 0;
update own_map set changed_at = created_at;
