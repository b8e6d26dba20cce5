-- Security events and acts of administrators. `actor_id` is null for guests and for scheduled jobs; `address_hash` is
-- a keyed hash. `before` and `after` contain neither secrets nor texts that people wrote.
create table audit_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_id bigint references users,
  actor_role text not null check (actor_role in ('guest', 'person', 'admin', 'system')),
  action text collate "C" not null check (action ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$'),
  object_type text not null check (object_type ~ '^[a-z]+(-[a-z]+)*$'),
  object_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  address_hash text
);
create index audit_events_action on audit_events (action, id desc);
create index audit_events_actor on audit_events (actor_id, id desc) where actor_id is not null;
create index audit_events_object on audit_events (object_type, object_id, id desc);
create index audit_events_recent on audit_events (created_at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_events_stay before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();
