-- What a player has decided ahead. Deleted with the seat's player.
create table standing_orders (
    game_id  text    not null references game (id),
    seat     integer not null,
    lines    text    not null,
    posture  text    not null,
    -- 1: the sheet is handed in as soon as the turn begins, 0: at its end
    at_once  integer not null,
    version  integer not null,
    saved_at bigint  not null,
    -- The position for which they were last used; null if they never were.
    used_at  integer,
    primary key (game_id, seat)
);
-- The standing orders from which a sheet came, as they were then. The log has the commitment at once, and the text when the game is over.
create table standing_use (
    game_id    text    not null references game (id),
    position   integer not null,
    seat       integer not null,
    nonce      text    not null,
    commitment text    not null,
    lines      text    not null,
    posture    text    not null,
    conditions integer not null,
    -- What became of each line, for the player.
    expansion  text    not null,
    primary key (game_id, seat, position)
);
create index standing_use_position on standing_use (game_id, position);
