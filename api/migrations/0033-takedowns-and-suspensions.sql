-- Set when a moderator takes a live product down; `approval_status` is then `rejected`, which hides it everywhere.
alter table products add column taken_down_at timestamptz;

-- Accounts that moderators suspended; a row is open until `ended_at`, and without effect from `ends_at` on.
create table suspensions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  reason text not null check (char_length(reason) between 1 and 500),
  suspended_by bigint not null references users,
  suspended_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > suspended_at),
  ended_at timestamptz,
  -- Null while open, and if the end date was reached.
  ended_by bigint references users check (ended_by is null or ended_at is not null),
  -- Products that were taken off sale meanwhile.
  hidden_products bigint[] not null default '{}'
);
create unique index suspensions_open on suspensions (user_id) where ended_at is null;
create index suspensions_due on suspensions (ends_at) where ended_at is null and ends_at is not null;
create index suspensions_ended on suspensions (ended_at) where ended_at is not null;
create index suspensions_user on suspensions (user_id);
