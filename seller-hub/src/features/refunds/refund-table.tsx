import type { RefundList } from '@closyyy/contract/refunds'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { Day } from '../../components/day.tsx'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { Table } from '../../components/table/table.tsx'
import type { Column } from '../../components/table/table-cells.tsx'
import { ApprovedAmount } from '../../components/transfers/approved-amount.tsx'
import { DecisionButtons } from '../../components/transfers/decision-buttons.tsx'
import { decisionsOf } from '../../components/transfers/sending-decisions.ts'
import { RefundAccount, RefundOrder } from './refund-facts.tsx'
import type { RefundDecision } from './refunds-queries.ts'
import { useRefundsText } from './refunds-text.ts'

export interface RefundTableProps {
  refunds: Refund[]
  list: RefundList
  onDecide: (refund: Refund, decision: RefundDecision) => void
}

export function RefundTable({ refunds, list, onDecide }: RefundTableProps) {
  const t = useRefundsText()
  const columns: Column<Refund>[] = [
    { key: 'buyer', header: t('column.buyer'), rowHeader: true, cell: refund => <Buyer refund={refund} /> },
    { key: 'amount', header: t('column.amount'), cell: refund => <ApprovedAmount of={refund} /> },
    { key: 'account', header: t('column.account'), cell: refund => <RefundAccount refund={refund} /> },
    { key: 'order', header: t('column.order'), cell: refund => <RefundOrder refund={refund} /> },
  ]
  const last: Column<Refund> =
    list === 'sent'
      ? { key: 'sent', header: t('column.sent'), cell: refund => <Sent refund={refund} /> }
      : {
          key: 'actions',
          header: t('column.actions'),
          headerHidden: true,
          cell: refund => <Buttons refund={refund} onDecide={onDecide} />,
        }
  return <Table caption={t(list)} rows={refunds} rowKey={({ order_id }) => order_id} columns={[...columns, last]} />
}

function Buttons({ refund, onDecide }: Pick<RefundTableProps, 'onDecide'> & { refund: Refund }) {
  const t = useRefundsText()
  const { amount, tracking_no } = refund
  return (
    <DecisionButtons
      decisions={decisionsOf(refund)}
      payText={t('pay')}
      labelOf={decision => t(`${decision}-of`, { amount: formatPrice(amount), order: tracking_no })}
      onDecide={decision => onDecide(refund, decision)}
    />
  )
}

function Buyer({ refund: { buyer } }: { refund: Refund }) {
  const t = useRefundsText()
  return (
    <CellStack breaksWords>
      <bdi>
        {buyer.first_name} {buyer.last_name}
      </bdi>
      {buyer.is_guest && <CellNote>{t('guest')}</CellNote>}
    </CellStack>
  )
}

function Sent({ refund: { sent } }: { refund: Refund }) {
  if (!sent) return null
  return (
    <CellStack breaksWords>
      <Day of={sent.at} />
      <bdi>{sent.reference}</bdi>
      <CellNote>
        <bdi>{sent.by}</bdi>
      </CellNote>
    </CellStack>
  )
}
