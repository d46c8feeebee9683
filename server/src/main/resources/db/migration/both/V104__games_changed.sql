-- The administrators' list of all games begins with those that changed last.
create index game_changed on game (updated_at, id);
