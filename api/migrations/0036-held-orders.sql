-- Until then a moderator decides on an order whose buyer and seller seem to be one person; null unless it is held.
alter table orders
  add column held_until timestamptz,
  add constraint orders_held check (held_until is null or (status = 'pending' and confirm_by is null));
create index orders_held_until on orders (held_until) where held_until is not null;

-- What buyer and seller share, and what was decided; null while the order is held and if nobody decided.
create table held_orders (
  order_id bigint primary key references orders on delete cascade,
  links text[] not null check (links <> '{}' and links <@ array['phone', 'address', 'device', 'bank-account']),
  created_at timestamptz not null default now(),
  decision text check (decision in ('released', 'cancelled')),
  decided_by bigint references users,
  decided_at timestamptz,
  reason text check (char_length(reason) between 1 and 500),
  check (num_nonnulls(decision, decided_by, decided_at, reason) in (0, 4))
);

-- Whether the browser sent an id of its own; others are known by the name of browser and system, which many share.
alter table known_devices add column has_id boolean not null default false;

-- Ratings between linked accounts are stored, but neither shown nor counted.
alter table ratings add column counts boolean not null default true;
