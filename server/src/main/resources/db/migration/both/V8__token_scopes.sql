-- What a token is good for; a session is good for everything. Tokens of before could do all that a player and a host can, and
-- did not end: they keep the first, and end 90 days after their last use.
alter table credential add column scope text;
update credential set scope = 'HOST', expires_at = used_at + 7776000000 where kind = 'token';

-- How a person's name looks. The next step fills it.
alter table account add column skeleton text;
