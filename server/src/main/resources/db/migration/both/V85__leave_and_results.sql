-- Days on which a person is away. The days are those of the person's own time zone; the instants are what the server compares.
create table leave (
    id           text primary key,
    account_id   text   not null references account (id),
    first_day    text   not null,
    last_day     text   not null,
    zone         text   not null,
    starts_at    bigint not null,
    ends_at      bigint not null,
    announced_at bigint not null
);
create index leave_account on leave (account_id, ends_at);

-- Who had a seat when the game began. An open seat counts for the first person who takes it.
create table starter (
    game_id    text    not null references game (id),
    seat       integer not null,
    account_id text,
    bot        text,
    primary key (game_id, seat)
);

-- How each seat did in each finished game. Rows are never changed, except that they move with a guest who logs in. They outlive the game
-- and the account: what others have achieved must not change.
create table results (
    game_id         text    not null,
    seat            integer not null,
    ruleset         text    not null,
    ruleset_version integer not null,
    -- Seats that somebody had at the start, and how many of them were people.
    seats           integer not null,
    people          integer not null,
    -- 1 for the best. Equal results share a place. Who had left is last.
    place           integer not null,
    won             integer not null,
    had_left        integer not null,
    -- One of these two is set.
    account_id      text,
    bot             text,
    anonymous       integer not null,
    visibility      text    not null,
    -- RULES, or HOST if the host named the winners.
    ended_by        text    not null,
    -- Counts finished games in the order of their transactions.
    finished_order  bigint  not null,
    finished_at     bigint  not null,
    primary key (game_id, seat)
);
create index results_account on results (account_id, ruleset, people, won);
create index results_listed on results (account_id, finished_order) where visibility = 'public';
create index results_order on results (finished_order);

create table finish_count (
    id   integer primary key,
    last bigint not null
);
insert into finish_count (id, last) values (1, 0);
