-- Somebody looks for a table. One wish leads to at most one game.
create table search (
    id          text    primary key,
    account_id  text    not null references account (id),
    ruleset     text    not null,
    pace        text    not null,
    fewest      integer not null,
    most        integer not null,
    -- The days that suit, as bits: Monday is 1, Tuesday 2, …
    days        integer not null,
    rated       integer not null,
    zone        text    not null,
    -- OPEN, ASKED, SEATED, DECLINED, SILENT, EXPIRED
    state       text    not null,
    -- The answer to the proposal: empty, YES or NO.
    answer      text    not null default '',
    proposal_id text,
    game_id     text,
    created_at  bigint  not null,
    until_at    bigint  not null,
    ended_at    bigint
);
create index search_open on search (ruleset, pace, rated, created_at) where state = 'OPEN';
create index search_until on search (until_at) where state = 'OPEN';
create index search_account on search (account_id, created_at);
create index search_proposal on search (proposal_id);
create index search_ended on search (ended_at) where ended_at is not null;

-- A table that the server proposes to some of them.
create table proposal (
    id         text    primary key,
    -- OPEN, STARTED, FAILED
    state      text    not null,
    schedule   text    not null,
    created_at bigint  not null,
    until_at   bigint  not null
);
create index proposal_open on proposal (until_at) where state = 'OPEN';
