-- Only cash that the courier remitted can be paid out (decision 927).
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'order-placed', 'order-completed', 'order-cancelled', 'order-refunded', 'order-returned',
    'order-remitted', 'order-remitted-short', 'order-cash-corrected', 'payout-requested', 'payout-paid'
  ));
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'receivable', 'courier-receivable', 'shortfalls', 'cash', 'platform-fee', 'delivery', 'refunds', 'returns',
    'seller-unconfirmed', 'seller-balance', 'seller-payout'
  ));

-- A courier may remit an order in several parts; the last one completes it.
drop index ledger_transactions_order;
create unique index ledger_transactions_order on ledger_transactions (order_id, kind)
  where order_id is not null and kind <> 'order-remitted-short';
create index ledger_transactions_short on ledger_transactions (order_id) where kind = 'order-remitted-short';
drop index ledger_transactions_end;
create unique index ledger_transactions_end on ledger_transactions (order_id)
  where kind in ('order-completed', 'order-cancelled', 'order-refunded', 'order-returned');

-- Treats orders that were completed before as remitted when they were completed: their sellers were shown that money as
-- available, and no record tells which cash had arrived. The courier's debt is booked and settled at once, because the
-- completion itself already booked the cash.
insert into ledger_transactions (kind, order_id, created_at)
  select 'order-remitted', order_id, created_at from ledger_transactions where kind = 'order-completed';
insert into ledger_entries (transaction_id, account, amount_paisa)
  select t.id, 'courier-receivable', e.amount
  from ledger_transactions t
  join orders o on o.id = t.order_id
  cross join lateral (values
    (-o.subtotal_paisa - o.delivery_fee_paisa), (o.subtotal_paisa + o.delivery_fee_paisa)
  ) e (amount)
  where t.kind = 'order-remitted';

-- The previous version books the cash of an order when the buyer confirms it. Until it is stopped, a correction makes
-- that the courier's debt.
create function correct_early_cash() returns trigger language plpgsql as $$
declare
  completed bigint;
  corrected bigint;
begin
  select order_id into completed from ledger_transactions where id = new.transaction_id and kind = 'order-completed';
  if completed is not null then
    insert into ledger_transactions (kind, order_id) values ('order-cash-corrected', completed) returning id into corrected;
    insert into ledger_entries (transaction_id, account, amount_paisa) values
      (corrected, 'cash', -new.amount_paisa), (corrected, 'courier-receivable', new.amount_paisa);
  end if;
  return null;
end $$;
create trigger ledger_entries_early_cash after insert on ledger_entries
  for each row when (new.account = 'cash' and new.amount_paisa < 0) execute function correct_early_cash();

-- The orders that a payout pays; an order may be paid in parts.
create table payout_orders (
  payout_id bigint not null references payouts,
  order_id bigint not null references orders,
  amount_paisa bigint not null check (amount_paisa > 0),
  primary key (payout_id, order_id)
);
create index payout_orders_order on payout_orders (order_id);

-- Names the orders of earlier payouts: a seller's n-th rupee paid out came from the order with the n-th rupee earned.
insert into payout_orders (payout_id, order_id, amount_paisa)
select p.id, o.order_id, least(p.upto, o.upto) - greatest(p.upto - p.amount_paisa, o.upto - o.amount_paisa)
from (
  select id, user_id, amount_paisa, sum(amount_paisa) over (partition by user_id order by id) as upto from payouts
) p
join (
  select t.order_id, e.user_id, e.amount_paisa,
    sum(e.amount_paisa) over (partition by e.user_id order by t.created_at, t.order_id) as upto
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account = 'seller-balance' and t.order_id is not null
) o on o.user_id = p.user_id and o.upto > p.upto - p.amount_paisa and o.upto - o.amount_paisa < p.upto;
