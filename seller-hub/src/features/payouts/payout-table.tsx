import type { Payout } from '@closyyy/contract/payouts-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Button } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { Table } from '../../components/table/table.tsx'
import type { Column } from '../../components/table/table-cells.tsx'
import { PayoutBank } from './payout-bank.tsx'
import { PayoutOrders } from './payout-orders.tsx'
import * as styles from './payouts.module.css'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutTableProps {
  payouts: Payout[]
  status: Payout['status']
  onPay: (payout: Payout) => void
}

export function PayoutTable({ payouts, status, onPay }: PayoutTableProps) {
  const t = usePayoutsText()
  const columns: Column<Payout>[] = [
    { key: 'seller', header: t('admin.column.seller'), rowHeader: true, cell: payout => <Seller payout={payout} /> },
    { key: 'amount', header: t('column.amount'), cell: ({ amount }) => <Price amount={amount} /> },
    { key: 'bank', header: t('admin.column.bank'), cell: payout => <PayoutBank details={payout.bank_details} /> },
    { key: 'orders', header: t('admin.column.orders'), cell: ({ orders }) => <PayoutOrders orders={orders} /> },
    { key: 'requested', header: t('admin.column.requested'), cell: ({ created_at }) => <Day of={created_at} /> },
  ]
  const paid: Column<Payout> = {
    key: 'paid',
    header: t('admin.column.paid'),
    cell: ({ updated_at }) => <Day of={updated_at} />,
  }
  const actions: Column<Payout> = {
    key: 'actions',
    header: t('admin.column.actions'),
    headerHidden: true,
    cell: payout => (
      <Button
        size="small"
        aria-label={t('admin.pay-of', { amount: formatPrice(payout.amount), name: payout.user.username })}
        onClick={() => onPay(payout)}
      >
        {t('admin.pay')}
      </Button>
    ),
  }
  return (
    <Table
      caption={t(`admin.${status}`)}
      rows={payouts}
      rowKey={({ id }) => id}
      columns={[...columns, status === 'paid' ? paid : actions]}
    />
  )
}

const Day = ({ of }: { of: string }) => (
  <time dateTime={of} className={styles.day}>
    {localTime(of, 'day')}
  </time>
)

function Seller({ payout: { user } }: { payout: Payout }) {
  return (
    <div className={styles.seller}>
      <bdi>{user.username}</bdi>
      <bdi className={styles.note}>
        {user.first_name} {user.last_name}
      </bdi>
    </div>
  )
}
