-- Services that get the news of a game. The address is a secret: whoever knows it can post there.
create table game_hook (
    id         text primary key,
    game_id    text    not null references game (id),
    name       text    not null,
    format     text    not null,
    address    text    not null,
    template   text    not null,
    zone       text    not null,
    created_at bigint  not null,
    -- The last position that was reported, and the post that did it, where the service lets us change it.
    reported   integer not null,
    post       text,
    shown      text    not null default '',
    posted_at  bigint  not null default 0,
    -- The last fact that makes a post, a word about the deadline, or a change of the status line due; null for none.
    news_due   bigint,
    time_due   bigint,
    status_due bigint,
    tries      integer not null default 0,
    not_before bigint  not null default 0,
    trouble    text    not null default ''
);
create index game_hook_game on game_hook (game_id);
