-- Browsers that ring: where to send, and the keys with which only that browser can read it. A device rings as long as the session
-- lives in which it was added.
create table push_device (
    id            text primary key,
    account_id    text   not null references account (id),
    credential_id text   not null,
    endpoint      text   not null unique,
    key           text   not null,
    auth          text   not null,
    name          text   not null,
    created_at    bigint not null
);
create index push_device_account on push_device (account_id);

-- A notice that is worth nothing after this moment is not sent any more; 0 if there is no such moment.
alter table notice add column void_at bigint not null default 0;
