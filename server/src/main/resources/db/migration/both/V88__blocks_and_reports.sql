-- Who does not want to hear of whom.
create table block (
    account_id text   not null references account (id),
    blocked_id text   not null references account (id),
    blocked_at bigint not null,
    primary key (account_id, blocked_id)
);
create index block_blocked on block (blocked_id);

-- Messages that a reader has reported to the host and the administrators, with a copy of the text: the host may remove the message.
create table report (
    id            text primary key,
    game_id       text    not null references game (id),
    message_id    integer not null,
    sender        integer not null,
    sender_id     text,
    recipients    text,
    text          text    not null,
    sent_at       bigint  not null,
    reporter      integer not null,
    reporter_id   text    not null,
    reason        text    not null,
    open          integer not null,
    reported_at   bigint  not null
);
create unique index report_once on report (game_id, message_id, reporter_id);
create index report_open on report (reported_at, id) where open = 1;
