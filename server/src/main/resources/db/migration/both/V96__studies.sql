-- Studies: positions that people think about. A study has the texts that its owner could know when it began, and nothing of the game.
create table study (
    id         text    primary key,
    account_id text    not null references account (id),
    -- The game and the position in which it began, for a link back; the game may be gone.
    game_id    text    not null,
    at         integer not null,
    name       text    not null,
    ruleset    text    not null,
    version    integer not null,
    players    text    not null,
    colours    text    not null,
    settings   text    not null,
    -- Whose knowledge it began with: all, public or the number of a seat.
    viewer     text    not null,
    board      text    not null,
    -- Whoever knows this code can read the study; null while it is not shared.
    link       text    unique,
    next       integer not null,
    created_at bigint  not null,
    changed_at bigint  not null
);
create index study_account on study (account_id, changed_at, id);

create table study_position (
    study_id text    not null references study (id),
    number   integer not null,
    -- The position that it follows or replaces; null for the first one.
    parent   integer,
    kind     text    not null,
    label    text    not null,
    turn     integer not null,
    over     integer not null,
    -- The sheets of each resolution that led here from the parent, and the number of their dice.
    steps    text    not null,
    dice     integer not null,
    -- The sheets that are being written here.
    sheets   text    not null,
    -- Null if it is the board of the study.
    board    text,
    given    text    not null,
    primary key (study_id, number)
);
