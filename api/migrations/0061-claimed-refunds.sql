-- The administrator who is sending a refund (REFUND-4).
alter table refunds
  add column claimed_by bigint references users,
  add column claimed_at timestamptz,
  add constraint refunds_claim_check check ((claimed_by is null) = (claimed_at is null));
create index refunds_claimed on refunds (claimed_by) where claimed_by is not null and paid_at is null;
