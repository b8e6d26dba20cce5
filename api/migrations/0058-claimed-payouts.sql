-- The administrator who is sending a payout (PAYOUT-9).
alter table payouts
  add column claimed_by bigint references users,
  add column claimed_at timestamptz,
  add constraint payouts_claim_check check ((claimed_by is null) = (claimed_at is null));
