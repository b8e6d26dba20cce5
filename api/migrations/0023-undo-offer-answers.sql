-- Time of the accept or reject, which can be undone for some seconds.
alter table offers add column answered_at timestamptz;

-- Key of messages that can be recalled until due.
alter table outbox add column recall_key text;
create index outbox_recallable on outbox (recall_key) where recall_key is not null and sent_at is null;
