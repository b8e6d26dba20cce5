-- What people reported to the moderators; a row is open until `ended_at`.
create table reports (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references users,
  object_type text not null check (object_type in ('product', 'person', 'dispute-message', 'offer-message')),
  object_id bigint not null,
  -- Whose product, profile or message it is; null for a guest.
  reported_id bigint references users check (reported_id <> reporter_id),
  reason text not null check (reason ~ '^[a-z]+(-[a-z]+)*$'),
  details text not null default '' check (char_length(details) <= 1000),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('dismissed', 'taken-down', 'suspended')),
  check ((outcome is null) = (ended_at is null))
);
create unique index reports_open on reports (reporter_id, object_type, object_id) where ended_at is null;
create index reports_of_object on reports (object_type, object_id);
create index reports_reported on reports (reported_id) where ended_at is null;
create index reports_reporter on reports (reporter_id);
create index reports_ended on reports (ended_at) where ended_at is not null;
