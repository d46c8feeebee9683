-- A person at an OpenID provider, and the account that this person logs in to.
create table identity (
    issuer     text   not null,
    subject    text   not null,
    account_id text   not null references account (id),
    created_at bigint not null,
    primary key (issuer, subject)
);
create unique index identity_account on identity (account_id, issuer);

-- A log-in at the provider that is not complete yet, found by the hash of a cookie.
create table openid_visit (
    hash       text   primary key,
    data       text   not null,
    expires_at bigint not null
);
create index openid_visit_end on openid_visit (expires_at);
