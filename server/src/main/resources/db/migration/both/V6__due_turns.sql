-- Whether a turn has all it needs: decided with the sheet that completed it, so that any node can resolve it later.
alter table game add column due integer not null default 0;
create index game_due on game (due) where due = 1;
create index game_last_call on game ((coalesce(grace_until, deadline))) where status = 'RUNNING';
