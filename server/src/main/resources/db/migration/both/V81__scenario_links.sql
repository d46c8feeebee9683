-- Scenarios with short addresses. Nobody owns them: the id is made of the text, so the same text has one address, whoever shares it.
create table scenario_link (
    id         text primary key,
    made_by    text   not null,
    text       text   not null,
    created_at bigint not null
);
create index scenario_link_maker on scenario_link (made_by);
