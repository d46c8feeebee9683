-- The position that a rollback goes back to, so that lists need not read whole logs.
alter table log_line add column back_to integer;
update log_line set back_to = (line::json ->> 'rollback')::integer where kind = 'rollback';

-- The seat whose listeners must be asked again who they are.
alter table happening add column changes_hands integer;

-- A player reads private messages to the seat with a higher number than this.
alter table seat add column letters_after integer not null default 0;
