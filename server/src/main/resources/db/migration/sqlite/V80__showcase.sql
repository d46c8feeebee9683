-- What lists of public games are filtered by: the name without case and accents, how long turns take, and whether players are hidden.
alter table game add column label text not null default '';
alter table game add column tempo text not null default 'untimed';
alter table game add column anonymous integer not null default 0;
update game set
    label = lower(name),
    anonymous = coalesce(json_extract(options, '$.anonymous'), 0),
    tempo = case json_extract(options, '$.schedule.kind')
        when 'length' then case
            when coalesce(json_extract(options, '$.schedule.minutes'), 1440) <= 60 then 'live'
            when coalesce(json_extract(options, '$.schedule.minutes'), 1440) <= 2160 then 'daily'
            else 'slow' end
        when 'calendar' then case
            when coalesce(json_array_length(options, '$.schedule.days'), 0) in (0, 5, 6, 7) then 'daily'
            else 'slow' end
        else 'untimed' end;
