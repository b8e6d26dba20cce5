import type { PayoutAction, PayoutList } from '@closyyy/contract/payouts'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Button } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { ApprovalNotes } from '../../components/approval/approval-notes.tsx'
import { Table } from '../../components/table/table.tsx'
import type { Column } from '../../components/table/table-cells.tsx'
import { PayoutBank } from './payout-bank.tsx'
import { PayoutOrders } from './payout-orders.tsx'
import * as styles from './payouts.module.css'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutTableProps {
  payouts: Payout[]
  list: PayoutList
  onDecide: (payout: Payout, action: PayoutAction) => void
}

export function PayoutTable({ payouts, list, onDecide }: PayoutTableProps) {
  const t = usePayoutsText()
  const columns: Column<Payout>[] = [
    { key: 'seller', header: t('admin.column.seller'), rowHeader: true, cell: payout => <Seller payout={payout} /> },
    { key: 'amount', header: t('column.amount'), cell: payout => <Amount payout={payout} /> },
    { key: 'bank', header: t('admin.column.bank'), cell: payout => <PayoutBank details={payout.bank_details} /> },
    { key: 'orders', header: t('admin.column.orders'), cell: ({ orders }) => <PayoutOrders orders={orders} /> },
  ]
  const decided = (header: string): Column<Payout> => ({
    key: 'decided',
    header,
    cell: payout => <Decided payout={payout} />,
  })
  const actions: Column<Payout> = {
    key: 'actions',
    header: t('admin.column.actions'),
    headerHidden: true,
    cell: payout => <PayoutButtons payout={payout} onDecide={onDecide} />,
  }
  const last = list === 'pending' ? actions : decided(t(`admin.column.${list}`))
  return <Table caption={t(`admin.${list}`)} rows={payouts} rowKey={({ id }) => id} columns={[...columns, last]} />
}

type PayoutButtonsProps = Pick<PayoutTableProps, 'onDecide'> & { payout: Payout }

function PayoutButtons({ payout, onDecide }: PayoutButtonsProps) {
  const t = usePayoutsText()
  const { actions = [], amount, user } = payout
  return (
    <div className={styles.actions}>
      {actions.map(action => (
        <Button
          key={action}
          size="small"
          kind={action === 'withdraw' || action === 'reject' ? 'secondary' : 'primary'}
          aria-label={t(`admin.${action}-of`, { amount: formatPrice(amount), name: user.username })}
          onClick={() => onDecide(payout, action)}
        >
          {t(`admin.${action}`)}
        </Button>
      ))}
    </div>
  )
}

function Amount({ payout }: { payout: Payout }) {
  return (
    <div className={styles.seller}>
      <Price amount={payout.amount} />
      <ApprovalNotes two_people={payout.two_people} approval={payout.approval} />
    </div>
  )
}

function Decided({ payout: { updated_at, decided_by, rejection } }: { payout: Payout }) {
  return (
    <div className={styles.seller}>
      <Day of={updated_at} />
      <bdi className={styles.note}>{decided_by}</bdi>
      {rejection && <bdi className={styles.reason}>{rejection.reason}</bdi>}
    </div>
  )
}

const Day = ({ of }: { of: string }) => (
  <time dateTime={of} className={styles.day}>
    {localTime(of, 'day')}
  </time>
)

function Seller({ payout: { user, created_at } }: { payout: Payout }) {
  const t = usePayoutsText()
  return (
    <div className={styles.seller}>
      <bdi>{user.username}</bdi>
      <bdi className={styles.note}>
        {user.first_name} {user.last_name}
      </bdi>
      <span className={styles.note}>
        {t('admin.requested')} <Day of={created_at} />
      </span>
    </div>
  )
}
