-- When a game ended, also beside each of its seats: the list of somebody's own games reads only a page of those that are over.
alter table game add column over_at bigint;
alter table seat add column over_at bigint;
update game set over_at = updated_at where status = 'OVER';
update seat set over_at = (select g.over_at from game g where g.id = seat.game_id);
drop index game_host;
drop index seat_account;
create index game_host on game (host_id, over_at, id);
create index seat_account on seat (account_id, over_at, game_id);
