-- When the position that spectators see was reached. Lists of running games are sorted by it, because updated_at would tell the spectators
-- of a game with a delay what they see only later.
alter table game add column seen_at bigint not null default 0;
update game set seen_at = updated_at;
-- Visibility is in the index, because SQLite would otherwise take the index of states and sort all public games.
create index game_running on game (visibility, seen_at, id) where status in ('RUNNING', 'PAUSED');
