import type { Order } from '@closyyy/contract/orders-schemas'
import { ItemPhoto, ItemPrice, ItemTitle } from './order-item-parts.tsx'
import * as styles from './order-items.module.css'
import { useOrdersText } from './orders-text.ts'

export function OrderItemList({ order }: { order: Order }) {
  const t = useOrdersText()
  return (
    <ul role="list" className={styles.list} aria-label={t('items', { number: order.tracking_no })}>
      {order.items.map(item => (
        <li key={item.id} className={styles.item}>
          <ItemPhoto item={item} />
          <ItemTitle item={item} />
          <ItemPrice item={item} />
        </li>
      ))}
    </ul>
  )
}
