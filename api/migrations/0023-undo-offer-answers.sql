-- When an offer was accepted or rejected: its answer can be undone for some seconds.
alter table offers add column answered_at timestamptz;

-- Names messages that can be recalled until they are due.
alter table outbox add column recall_key text;
create index outbox_recallable on outbox (recall_key) where recall_key is not null and sent_at is null;
