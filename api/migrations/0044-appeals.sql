-- Appeals of buyers against refused parcels; a refusal whose appeal was accepted does not count in the phone's record.
create table appeals (
  order_id bigint primary key references orders on delete cascade,
  user_id bigint not null references users,
  details text not null check (char_length(details) between 1 and 1000),
  created_at timestamptz not null default now(),
  decision text check (decision in ('accepted', 'declined')),
  decided_by bigint references users check (decided_by <> user_id),
  decided_at timestamptz,
  reason text check (char_length(reason) between 1 and 500),
  check (num_nonnulls(decision, decided_by, decided_at, reason) in (0, 4))
);
create index appeals_user on appeals (user_id);
create index appeals_open on appeals (created_at, order_id) where decision is null;
create index appeals_decided on appeals (decided_at, order_id) where decision is not null;
