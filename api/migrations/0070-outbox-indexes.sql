-- For the deletion of old messages.
create index outbox_created on outbox (created_at);
-- Messages that wait or were given up, for the metrics.
create index outbox_unsent on outbox (channel, created_at) include (failed_at) where sent_at is null;
-- What people wrote with their offers, for the erasure of their accounts.
create index offers_messages on offers (actor_id) where message <> '';
