import { SortList } from '../../components/table/sort-list.tsx'
import * as styles from './order-list.module.css'
import type { ShownOrders } from './order-list.tsx'
import { PurchasedOrder } from './purchased-order.tsx'

export function PurchasedOrders({ orders, count, sorting }: ShownOrders) {
  return (
    <>
      <div className={styles.bar}>
        {count}
        <SortList {...sorting} />
      </div>
      {orders.map(order => (
        <PurchasedOrder key={order.id} order={order} />
      ))}
    </>
  )
}
