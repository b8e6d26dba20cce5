-- Progress of a campaign that is being enqueued, so that an interrupted one goes on where it ended: the step, and the last
-- recipient of it. Earlier campaigns were enqueued at once.
alter table campaigns
  add column step integer not null default 0,
  add column last_recipient text not null default '',
  add column finished_at timestamptz default now();
