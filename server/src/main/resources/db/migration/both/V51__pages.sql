-- Lists are read page by page, from the newest row to the oldest.
create index game_listed on game (status, updated_at, id) where visibility = 'public';
create index game_open on game (created_at, id) where visibility = 'public' and status <> 'OVER';
create index own_map_account on own_map (account_id, changed_at, id);
create index account_age on account (created_at, id);
