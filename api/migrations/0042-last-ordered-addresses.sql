-- The checkout preselects the address of the last order.
alter table addresses add column last_ordered_at timestamptz;
