-- The review of a finished game, computed once. While a node computes it, the claim says which one, and until when nobody else begins.
create table review (
    game_id text    primary key references game (id),
    claim   text    not null,
    until   bigint  not null,
    done    integer not null,
    total   integer not null,
    -- Empty until the review is finished.
    text    text    not null
);
