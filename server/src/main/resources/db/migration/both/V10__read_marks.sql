-- The last message that somebody has seen of each conversation in a game. What was marked as read for the whole game before
-- stays read.
create table read_mark (
    game_id    text    not null references game (id),
    account_id text    not null references account (id),
    thread     text    not null,
    read_up_to integer not null,
    primary key (game_id, account_id, thread)
);
