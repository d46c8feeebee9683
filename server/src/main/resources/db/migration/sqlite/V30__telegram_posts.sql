-- Messages that wait to be sent to Telegram, in the order in which each chat gets them. A post that has several parts notes how many are
-- sent. Of posts with the same merge key in a chat only the newest is kept.
create table telegram_post (
    id         integer primary key autoincrement,
    chat_id    bigint  not null,
    kind       text    not null,
    body       text    not null,
    merge_key  text,
    version    integer not null default 0,
    urgency    integer not null,
    part       integer not null default 0,
    tries      integer not null default 0,
    not_before bigint  not null,
    created_at bigint  not null
);
create unique index telegram_post_merge on telegram_post (chat_id, merge_key);
