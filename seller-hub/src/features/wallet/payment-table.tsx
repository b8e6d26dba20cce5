import type { Payment } from '@closyyy/contract/wallet'
import { localTime } from '@closyyy/i18n/local-time'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import { Table } from '@closyyy/ui/table'
import * as styles from './payment-history.module.css'
import { useWalletText } from './wallet-text.ts'

/** Completed orders with what each left its seller (seller.txt section 2, Payments). */
export function PaymentTable({ payments }: { payments: Payment[] }) {
  const t = useWalletText()
  return (
    <Table
      caption={t('history')}
      rows={payments}
      rowKey={({ order_id }) => order_id}
      columns={[
        {
          key: 'order',
          header: t('column.order'),
          rowHeader: true,
          cell: payment => (
            <div className={styles.order}>
              <bdi>{payment.tracking_no}</bdi>
              <time dateTime={payment.completed_at} className={styles.note}>
                {localTime(payment.completed_at, 'day')}
              </time>
            </div>
          ),
        },
        { key: 'items', header: t('column.items'), headerHidden: true, cell: ({ items }) => <Items items={items} /> },
        {
          key: 'price',
          header: t('column.price'),
          align: 'end',
          cell: ({ subtotal }) => <Price amount={subtotal} />,
        },
        {
          key: 'fee',
          header: t('column.fee'),
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
          <div className={styles.words}>
            <span dir="auto" className={styles.title}>
              {title}
            </span>
            {(quantity > 1 || items.length > 1) && (
              <span className={styles.note}>
                {t('pieces', { count: quantity })} · <Price amount={price} />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
