-- Where the refund of an order goes, and who sent it (REFUND-1). A refunded order without a row has no account yet.
create table refunds (
  order_id bigint primary key references orders,
  -- Null for a guest.
  buyer_id bigint references users,
  method text not null check (method in ('easypaisa', 'jazzcash', 'bank')),
  account_title text not null check (char_length(account_title) <= 100),
  account_number text not null check (char_length(account_number) <= 24),
  saved_at timestamptz not null default now(),
  approved_by bigint references users,
  approved_at timestamptz,
  paid_by bigint references users,
  paid_at timestamptz,
  reference text check (char_length(reference) between 1 and 100),
  constraint refunds_approval_check check ((approved_by is null) = (approved_at is null)),
  constraint refunds_payment_check check (num_nonnulls(paid_by, paid_at, reference) in (0, 3)),
  constraint refunds_two_people_check check (approved_by <> paid_by),
  constraint refunds_payee_check check (buyer_id not in (approved_by, paid_by))
);
create index refunds_paid on refunds (paid_at) where paid_at is not null;
create index refunds_buyer on refunds (buyer_id) where buyer_id is not null;
create index orders_refunded on orders (id) where refund_paisa is not null;

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'order-placed', 'order-completed', 'order-cancelled', 'order-refunded', 'order-returned',
    'order-remitted', 'order-remitted-short', 'order-cash-corrected', 'order-refund-paid',
    'payout-requested', 'payout-paid', 'payout-rejected'
  ));
