import type { RefundAction, RefundList } from '@closyyy/contract/refunds'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Button } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { ApprovalNotes } from '../../components/approval/approval-notes.tsx'
import { Table } from '../../components/table/table.tsx'
import type { Column } from '../../components/table/table-cells.tsx'
import { RefundAccount, RefundOrder } from './refund-facts.tsx'
import * as styles from './refunds.module.css'
import { useRefundsText } from './refunds-text.ts'

export interface RefundTableProps {
  refunds: Refund[]
  list: RefundList
  onDecide: (refund: Refund, action: RefundAction) => void
}

export function RefundTable({ refunds, list, onDecide }: RefundTableProps) {
  const t = useRefundsText()
  const columns: Column<Refund>[] = [
    { key: 'buyer', header: t('column.buyer'), rowHeader: true, cell: refund => <Buyer refund={refund} /> },
    { key: 'amount', header: t('column.amount'), cell: refund => <Amount refund={refund} /> },
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
  const { actions, amount, tracking_no } = refund
  return (
    <div className={styles.actions}>
      {actions.map(action => (
        <Button
          key={action}
          size="small"
          kind={action === 'withdraw' ? 'secondary' : 'primary'}
          aria-label={t(`${action}-of`, { amount: formatPrice(amount), order: tracking_no })}
          onClick={() => onDecide(refund, action)}
        >
          {t(action)}
        </Button>
      ))}
    </div>
  )
}

function Buyer({ refund: { buyer } }: { refund: Refund }) {
  const t = useRefundsText()
  return (
    <div className={styles.stack}>
      <bdi>
        {buyer.first_name} {buyer.last_name}
      </bdi>
      {buyer.is_guest && <span className={styles.note}>{t('guest')}</span>}
    </div>
  )
}

function Amount({ refund }: { refund: Refund }) {
  return (
    <div className={styles.stack}>
      <Price amount={refund.amount} />
      <ApprovalNotes two_people={refund.two_people} approval={refund.approval} />
    </div>
  )
}

function Sent({ refund: { sent } }: { refund: Refund }) {
  if (!sent) return null
  return (
    <div className={styles.stack}>
      <Day of={sent.at} />
      <bdi>{sent.reference}</bdi>
      <bdi className={styles.note}>{sent.by}</bdi>
    </div>
  )
}

const Day = ({ of }: { of: string }) => (
  <time dateTime={of} className={styles.day}>
    {localTime(of, 'day')}
  </time>
)
