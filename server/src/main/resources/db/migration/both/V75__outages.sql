-- When no node was running, in milliseconds. Every node writes its beat itself; it is no task any more.
create table outage (
  since bigint not null,
  until bigint not null
);
delete from scheduled_tasks where task_name = 'beat';
