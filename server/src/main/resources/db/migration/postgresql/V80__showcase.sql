-- What lists of public games are filtered by: the name without case and accents, how long turns take, and whether players are hidden.
alter table game add column label text not null default '';
alter table game add column tempo text not null default 'untimed';
alter table game add column anonymous integer not null default 0;
update game set
    label = lower(name),
    anonymous = case when options::json ->> 'anonymous' = 'true' then 1 else 0 end,
    tempo = case options::json -> 'schedule' ->> 'kind'
        when 'length' then case
            when coalesce((options::json -> 'schedule' ->> 'minutes')::integer, 1440) <= 60 then 'live'
            when coalesce((options::json -> 'schedule' ->> 'minutes')::integer, 1440) <= 2160 then 'daily'
            else 'slow' end
        when 'calendar' then case
            when json_typeof(options::json -> 'schedule' -> 'days') is distinct from 'array' then 'daily'
            when json_array_length(options::json -> 'schedule' -> 'days') in (0, 5, 6, 7) then 'daily'
            else 'slow' end
        else 'untimed' end;
