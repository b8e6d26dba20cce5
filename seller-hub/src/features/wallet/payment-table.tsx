import { brandName } from '@closyyy/contract/brand-name'
import type { PaymentSort } from '@closyyy/contract/wallet'
import type { Payment } from '@closyyy/contract/wallet-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import type { Sorting } from '../../components/table/sorting.tsx'
import { Table } from '../../components/table/table.tsx'
import * as styles from './payment-history.module.css'
import { hasRefund } from './statement.ts'
import { useWalletText } from './wallet-text.ts'

export interface PaymentTableProps {
  payments: Payment[]
  sorting: Sorting<PaymentSort>
}

export function PaymentTable({ payments, sorting }: PaymentTableProps) {
  const t = useWalletText()
  return (
    <Table
      caption={t('history')}
      rows={payments}
      sorting={sorting}
      rowKey={({ order_id }) => order_id}
      columns={[
        {
          key: 'order',
          header: t('column.order'),
          rowHeader: true,
          cell: ({ tracking_no }) => (
            <bdi dir="ltr" className={styles.order}>
              {tracking_no}
            </bdi>
          ),
        },
        {
          key: 'completed',
          header: t('column.completed'),
          sort: { ascending: 'oldest', descending: 'newest', first: 'descending' },
          cell: ({ completed_at }) => (
            <time dateTime={completed_at} className={styles.day}>
              {localTime(completed_at, 'day')}
            </time>
          ),
        },
        { key: 'items', header: t('column.items'), headerHidden: true, cell: ({ items }) => <Items items={items} /> },
        {
          key: 'price',
          header: t('column.price'),
          align: 'end',
          cell: ({ subtotal }) => <Price amount={subtotal} />,
        },
        ...(payments.some(hasRefund)
          ? [
              {
                key: 'refund',
                header: t('column.refund'),
                align: 'end' as const,
                cell: ({ refund = 0 }: Payment) => <Price amount={refund} />,
              },
            ]
          : []),
        {
          key: 'fee',
          header: t('column.fee', { brand: brandName }),
          align: 'end',
          cell: ({ closing_fee }) => <Price amount={closing_fee} />,
        },
        {
          key: 'delivery',
          header: t('column.delivery'),
          align: 'end',
          cell: ({ delivery }) => <Price amount={delivery} />,
        },
        {
          key: 'profit',
          header: t('column.profit'),
          align: 'end',
          sort: { ascending: 'profit_asc', descending: 'profit_desc', first: 'descending' },
          cell: ({ profit }) => <Price amount={profit} className={styles.profit} />,
        },
      ]}
    />
  )
}

function Items({ items }: Pick<Payment, 'items'>) {
  const t = useWalletText()
  return (
    <ul role="list" className={styles.items}>
      {items.map(({ id, title, quantity, price, photo }) => (
        <li key={id} className={styles.item}>
          <div className={styles.photo}>
            <Photo photo={photo} alt="" sizes="3.5rem" />
          </div>
          <div className={styles.text}>
            <span dir="auto" className={styles.title}>
              {title}
            </span>
            {(quantity > 1 || items.length > 1) && (
              <span className={styles.note}>
                {t('units', { count: quantity })} · <Price amount={price} />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
