-- Payouts that their sellers cancelled (PAYOUT-8).
alter table payouts
  drop constraint payouts_status_check,
  add constraint payouts_status_check check (status in ('pending', 'paid', 'rejected', 'cancelled'));

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'order-placed', 'order-completed', 'order-cancelled', 'order-refunded', 'order-returned',
    'order-remitted', 'order-remitted-short', 'order-cash-corrected', 'order-refund-paid',
    'payout-requested', 'payout-paid', 'payout-rejected', 'payout-cancelled'
  ));
drop index ledger_transactions_payout_end;
-- Ends a payout once.
create unique index ledger_transactions_payout_end on ledger_transactions (payout_id)
  where kind in ('payout-paid', 'payout-rejected', 'payout-cancelled');
