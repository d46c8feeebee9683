-- What a person does not show on the profile, as words between commas. Without a row everything is shown.
create table profile (
    account_id text primary key references account (id),
    hidden     text not null
);
