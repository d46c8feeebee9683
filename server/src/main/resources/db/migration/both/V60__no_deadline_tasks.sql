-- Deadlines are found in the rows of the games; only reminders are tasks.
delete from scheduled_tasks where task_name = 'deadline';
