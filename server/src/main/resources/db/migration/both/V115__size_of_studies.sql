-- The number of letters of a study with all its positions, so that the studies of one person do not fill the disk.
alter table study add column letters bigint not null default 0;
update study set letters = length(board) + (select coalesce(sum(
    length(p.steps) + length(p.sheets) + length(p.given) + coalesce(length(p.board), 0)), 0)
    from study_position p where p.study_id = study.id);
