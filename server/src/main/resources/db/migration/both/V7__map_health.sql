-- What the rules say to a map, as JSON. Null where nobody has asked since the map was saved.
alter table own_map add column health text;
