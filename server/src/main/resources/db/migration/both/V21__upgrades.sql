-- A proposal to go on under another version of the rules. Every living player must agree before it expires.
create table upgrade (
    game_id    text    not null references game (id),
    id         integer not null,
    version    integer not null,
    state      text    not null,
    agreed     text    not null,
    reason     text    not null,
    asked_at   bigint  not null,
    expires_at bigint  not null,
    primary key (game_id, id)
);
