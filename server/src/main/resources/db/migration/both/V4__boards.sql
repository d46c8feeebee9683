-- Every saved sheet raises its game's version, and SQLite writes a changed row anew: a large board must not stand in that row.
create table board (
    game_id text primary key references game (id),
    text    text not null
);
insert into board (game_id, text) select id, board from game;
alter table game drop column board;
