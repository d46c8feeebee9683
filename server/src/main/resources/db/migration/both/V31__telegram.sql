-- Which node asks Telegram for news: it raises the beat every few seconds. One row.
create table telegram_poller (
    id        integer primary key,
    node      text    not null,
    beat      bigint  not null,
    bot       text    not null,
    polled_at bigint  not null,
    trouble   text    not null
);
insert into telegram_poller (id, node, beat, bot, polled_at, trouble) values (1, '', 0, '', 0, '');

-- What Telegram told us. A row is marked in the transaction of its effect, so that each update has its effect once. The body is
-- erased then; the number stays for some days, because Telegram may repeat it.
create table telegram_update (
    update_id   bigint primary key,
    chat_id     bigint  not null,
    body        text    not null,
    done        integer not null default 0,
    tries       integer not null default 0,
    received_at bigint  not null
);
create index telegram_update_done on telegram_update (done, update_id);

-- People who linked their Telegram account. The number of a private chat is the number of its person.
create table telegram_person (
    user_id    bigint primary key,
    account_id text    not null unique references account (id),
    name       text    not null,
    game_id    text,
    blocked    integer not null default 0,
    linked_at  bigint  not null
);

-- Links t.me/BOT?start=CODE that connect an account, and lead on to the game of an invitation. Only hashes are kept.
create table telegram_code (
    hash       text primary key,
    account_id text   not null references account (id),
    invitation text,
    expires_at bigint not null
);

-- The lines that a message of a person brought to a sheet, so that an edited message changes its own lines.
create table telegram_lines (
    chat_id    bigint  not null,
    message_id bigint  not null,
    game_id    text    not null,
    position   integer not null,
    lines      text    not null,
    primary key (chat_id, message_id)
);

-- The last position of a game that a person was told of in the private chat.
create table telegram_told (
    account_id text    not null references account (id),
    game_id    text    not null,
    position   integer not null,
    primary key (account_id, game_id)
);

-- Groups that follow a game. A group with topics has one for each game.
create table telegram_group (
    game_id        text primary key,
    chat_id        bigint  not null,
    topic          bigint  not null,
    forum          integer not null,
    zone           text    not null,
    status_message bigint  not null default 0,
    turn           integer not null default -1,
    told           integer not null default -1,
    connected_at   bigint  not null
);
create unique index telegram_group_place on telegram_group (chat_id, topic);

-- What a host wants to do and has not confirmed yet.
create table telegram_deed (
    id         text primary key,
    game_id    text   not null,
    account_id text   not null references account (id),
    command    text   not null,
    created_at bigint not null
);
