-- From whom the host or absence has taken a seat, until the person gets one again: what they are told when they come back.
create table lost_seat (
    game_id    text    not null,
    account_id text    not null,
    seat       integer not null,
    -- The entry of the public trail that says why.
    audit_id   integer not null,
    primary key (game_id, account_id)
);
create index lost_seat_account on lost_seat (account_id);
