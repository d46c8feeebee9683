-- The last hundred turns that each person owed, in games with a deadline and other people: PLAYED, MISSED or ABANDONED.
create table attendance (
    account_id text    not null,
    game_id    text    not null,
    turn       integer not null,
    outcome    text    not null,
    -- Counts the person's turns. Two that are recorded at the same moment may have the same number.
    number     bigint  not null,
    primary key (account_id, game_id, turn)
);
create index attendance_last on attendance (account_id, number);

-- The same for anonymous games that are not over: until then it would tell who plays.
create table sealed_attendance (
    game_id    text    not null references game (id),
    account_id text    not null,
    turn       integer not null,
    outcome    text    not null,
    primary key (game_id, account_id, turn)
);

-- What lists show of it: the hundred turns counted, and how many were played in a row without a miss.
create table reliability (
    account_id  text primary key,
    played      integer not null,
    missed      integer not null,
    abandoned   integer not null,
    streak      integer not null,
    best_streak integer not null
);

-- Who had the seat and left it, or lost it by absence, until somebody else takes it.
alter table seat add column left_by text;
