-- Whether a result counts for ratings, and for whom. The person stays the same when results move to another account that has rated results of
-- its own, because everybody else's rating depends on it.
alter table results add column rated integer not null default 0;
alter table results add column rated_as text;
create index results_rated on results (finished_order) where rated = 1;
create index results_rated_as on results (rated_as) where rated = 1;

-- All of this can be computed again from the rated results: arbiter ratings.
create table rating (
    person         text             not null,
    ruleset        text             not null,
    -- two or more
    players        text             not null,
    mean           double precision not null,
    deviation      double precision not null,
    volatility     double precision not null,
    games          integer          not null,
    finished_order bigint           not null,
    finished_at    bigint           not null,
    -- Thousandths of the mean, to sort by.
    points         bigint           not null,
    primary key (person, ruleset, players)
);
create index rating_ladder on rating (ruleset, players, points desc, person);

-- The rating of a person after each rated game.
create table rating_change (
    game_id        text             not null,
    seat           integer          not null,
    person         text             not null,
    ruleset        text             not null,
    players        text             not null,
    mean           double precision not null,
    deviation      double precision not null,
    volatility     double precision not null,
    games          integer          not null,
    finished_order bigint           not null,
    finished_at    bigint           not null,
    primary key (game_id, seat)
);
create index rating_change_person on rating_change (person, ruleset, players, finished_order);
