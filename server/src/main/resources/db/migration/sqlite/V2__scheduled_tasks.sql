-- db-scheduler's own table; its instants are `timestamp` so that the driver reads back what it wrote.
create table scheduled_tasks (
    task_name            text      not null,
    task_instance        text      not null,
    task_data            blob,
    execution_time       timestamp,
    picked               boolean   not null,
    picked_by            text,
    last_success         timestamp,
    last_failure         timestamp,
    consecutive_failures integer,
    last_heartbeat       timestamp,
    version              bigint    not null,
    priority             smallint,
    state                text,
    primary key (task_name, task_instance)
);
create index scheduled_tasks_time on scheduled_tasks (execution_time);
create index scheduled_tasks_heartbeat on scheduled_tasks (last_heartbeat);
