-- What an administrator may do; `is_admin` is true if there is any. Those from before may do everything.
alter table users add column roles text[] not null default '{}'
  check (roles <@ array['moderator', 'finance', 'support', 'owner']);
update users set roles = '{owner}' where is_admin;
