-- Accounts of the demo data, which may sign in while demo mode is on only.
alter table users add column is_demo boolean not null default false;
-- Each password has a salt of its own: only the demo data stores one hash for many accounts.
update users set is_demo = true where password_hash in (
  select password_hash from users where password_hash is not null group by password_hash having count(*) > 1
);
create index users_demo on users (id) where is_demo;

-- Promotional emails that were enqueued, so that none is sent twice.
create table campaigns (
  name text primary key check (char_length(name) between 1 and 80),
  kind text not null,
  enqueued_at timestamptz not null default now()
);
