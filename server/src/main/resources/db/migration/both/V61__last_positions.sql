-- The last position of a running game as text, so that a turn can be resolved without replaying the whole log. The log stays the truth: a
-- text counts only if its digest is in the entry of the log that led to it.
create table last_position (
    game_id text    primary key references game (id),
    number  integer not null,
    digest  text    not null,
    text    text    not null
);
