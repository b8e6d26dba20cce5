import type { PayoutList } from '@closyyy/contract/payouts'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { Day } from '../../components/day.tsx'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { Table } from '../../components/table/table.tsx'
import type { Column } from '../../components/table/table-cells.tsx'
import { ApprovedAmount } from '../../components/transfers/approved-amount.tsx'
import { DecisionButtons } from '../../components/transfers/decision-buttons.tsx'
import { decisionsOf } from '../../components/transfers/sending-decisions.ts'
import { PayoutBank } from './payout-bank.tsx'
import { PayoutOrders } from './payout-orders.tsx'
import * as styles from './payouts.module.css'
import type { PayoutDecision } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutTableProps {
  payouts: Payout[]
  list: PayoutList
  onDecide: (payout: Payout, decision: PayoutDecision) => void
}

export function PayoutTable({ payouts, list, onDecide }: PayoutTableProps) {
  const t = usePayoutsText()
  const columns: Column<Payout>[] = [
    { key: 'seller', header: t('admin.column.seller'), rowHeader: true, cell: payout => <Seller payout={payout} /> },
    { key: 'amount', header: t('column.amount'), cell: payout => <ApprovedAmount of={payout} /> },
    { key: 'bank', header: t('admin.column.bank'), cell: payout => <PayoutBank of={payout} /> },
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
  const { amount, user } = payout
  return (
    <DecisionButtons
      decisions={decisionsOf(payout)}
      payText={t('admin.pay')}
      labelOf={decision => t(`admin.${decision}-of`, { amount: formatPrice(amount), name: user.username })}
      onDecide={decision => onDecide(payout, decision)}
    />
  )
}

function Decided({ payout: { updated_at, decided_by, rejection } }: { payout: Payout }) {
  return (
    <CellStack breaksWords>
      <Day of={updated_at} />
      <CellNote>
        <bdi>{decided_by}</bdi>
      </CellNote>
      {rejection && <bdi className={styles.reason}>{rejection.reason}</bdi>}
    </CellStack>
  )
}

function Seller({ payout: { user, created_at } }: { payout: Payout }) {
  const t = usePayoutsText()
  return (
    <CellStack breaksWords>
      <bdi>{user.username}</bdi>
      <CellNote>
        <bdi>
          {user.first_name} {user.last_name}
        </bdi>
      </CellNote>
      <CellNote>
        {t('admin.requested')} <Day of={created_at} />
      </CellNote>
    </CellStack>
  )
}
