-- Instants are milliseconds since 1970 (UTC), truths are 0 and 1, lists and options are JSON text: the same on both databases.

create table meta (
    name  text primary key,
    value text not null
);

create table account (
    id              text primary key,
    name            text    not null,
    name_key        text    not null unique,
    kind            text    not null,
    administrator   integer not null default 0,
    password        text,
    email           text,
    email_confirmed integer not null default 0,
    email_code      text,
    notifications   text    not null default '{}',
    created_at      bigint  not null
);

-- Sessions of browsers and personal access tokens. Only hashes are kept.
create table credential (
    id         text primary key,
    kind       text   not null,
    hash       text   not null unique,
    account_id text   not null references account (id),
    name       text   not null,
    created_at bigint not null,
    used_at    bigint not null,
    expires_at bigint
);
create index credential_account on credential (account_id);

create table game (
    id              text primary key,
    ruleset         text    not null,
    ruleset_version integer not null,
    name            text    not null,
    status          text    not null,
    host_id         text    not null references account (id),
    options         text    not null,
    board_name      text    not null,
    board           text    not null,
    size            integer not null,
    visibility      text    not null,
    invitation      text    not null unique,
    seed            text,
    draws_used      bigint  not null default 0,
    entries         integer not null default 0,
    turn            integer not null default 0,
    pace            text,
    awaiting        text    not null default '',
    winners         text    not null default '',
    deadline        bigint,
    grace_until     bigint,
    extended        bigint  not null default 0,
    time_left       bigint,
    joining         integer not null default 0,
    rematch         text,
    version         bigint  not null default 0,
    seq             bigint  not null default 0,
    created_at      bigint  not null,
    updated_at      bigint  not null
);
create index game_status on game (status, visibility);
create index game_host on game (host_id);

create table seat (
    game_id    text    not null references game (id),
    seat       integer not null,
    account_id text references account (id),
    bot        text,
    state      text    not null,
    country    text    not null,
    colour     text    not null,
    lore       text    not null,
    strikes    integer not null default 0,
    points     bigint  not null default 0,
    alive      integer not null default 1,
    primary key (game_id, seat)
);
create index seat_account on seat (account_id);

-- The truth about a game, line by line, exactly as the log is written. Line 0 is the start. Rows are never changed.
create table log_line (
    game_id text    not null references game (id),
    number  integer not null,
    kind    text    not null,
    turn    integer not null,
    scores  text    not null,
    open    integer not null,
    line    text    not null,
    at      bigint  not null,
    primary key (game_id, number)
);

create table sheet (
    game_id    text    not null references game (id),
    position   integer not null,
    seat       integer not null,
    lines      text    not null,
    version    integer not null,
    ready      integer not null,
    nonce      text    not null,
    commitment text    not null,
    client_key text,
    saved_by   text    not null,
    saved_at   bigint  not null,
    primary key (game_id, position, seat)
);

create table delay (
    game_id  text    not null references game (id),
    id       integer not null,
    seat     integer not null,
    position integer not null,
    minutes  integer not null,
    reason   text    not null,
    state    text    not null,
    votes    text    not null,
    asked_at bigint  not null,
    primary key (game_id, id)
);

create table message (
    game_id    text    not null references game (id),
    id         integer not null,
    sender     integer not null,
    account_id text,
    recipients text,
    text       text    not null,
    client_key text,
    sent_at    bigint  not null,
    removed_at bigint,
    removed_by text,
    primary key (game_id, id)
);

create table reader (
    game_id    text    not null references game (id),
    account_id text    not null references account (id),
    read_up_to integer not null default 0,
    muted      text    not null default '',
    primary key (game_id, account_id)
);

create table audit (
    game_id    text    not null references game (id),
    id         integer not null,
    actor      text    not null,
    account_id text,
    what       text    not null,
    sentence   text    not null,
    detail     text    not null,
    at         bigint  not null,
    primary key (game_id, id)
);

-- What listeners are told, numbered per game so that a reconnect continues without a gap.
create table happening (
    game_id  text   not null references game (id),
    seq      bigint not null,
    type     text   not null,
    audience text,
    data     text   not null,
    primary key (game_id, seq)
);

-- What waits to be sent by e-mail or web hook.
create table notice (
    id         text primary key,
    account_id text   not null references account (id),
    game_id    text   not null,
    topic      text   not null,
    sentence   text   not null,
    created_at bigint not null,
    sent_at    bigint,
    tries      integer not null default 0
);
create index notice_waiting on notice (sent_at, account_id);

create table own_map (
    id         text primary key,
    account_id text   not null references account (id),
    name       text   not null,
    ruleset    text   not null,
    text       text   not null,
    created_at bigint not null
);
