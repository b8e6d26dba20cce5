-- A payout above the limit is approved by one administrator and paid by another (PAYOUT-6); any of them may reject it
-- (PAYOUT-7). `reject_reason` is what its seller reads.
alter table payouts
  add column approved_by bigint references users,
  add column approved_at timestamptz,
  add column rejected_by bigint references users,
  add column reject_reason text check (char_length(reject_reason) between 1 and 500),
  drop constraint payouts_status_check,
  add constraint payouts_status_check check (status in ('pending', 'paid', 'rejected')),
  add constraint payouts_approval_check check ((approved_by is null) = (approved_at is null)),
  -- The previous version, too, cannot let one person approve and pay, or anybody pay themselves above the limit.
  add constraint payouts_two_people_check check (approved_by not in (user_id, paid_by)),
  add constraint payouts_rejection_check check (
    (status = 'rejected') = (rejected_by is not null) and (status = 'rejected') = (reject_reason is not null)
  );
create index payouts_paid on payouts (updated_at) where status = 'paid';

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'order-placed', 'order-completed', 'order-cancelled', 'order-refunded', 'order-returned',
    'order-remitted', 'order-remitted-short', 'order-cash-corrected',
    'payout-requested', 'payout-paid', 'payout-rejected'
  ));
-- Ends a payout once.
create unique index ledger_transactions_payout_end on ledger_transactions (payout_id)
  where kind in ('payout-paid', 'payout-rejected');
