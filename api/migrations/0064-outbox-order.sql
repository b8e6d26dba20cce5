-- Messages to many people at once, which are sent after all others that are due (MESSAGE-11), and the end of a code's life,
-- after which its message is not sent (MESSAGE-12).
alter table outbox
  add column is_bulk boolean not null default false,
  add column expires_at timestamptz;
drop index outbox_due;
create index outbox_due on outbox (channel, is_bulk, due_at, id) where sent_at is null and failed_at is null;
update outbox set is_bulk = true
  where template in ('campaign', 'followed-items', 'special-price') and sent_at is null and failed_at is null;
