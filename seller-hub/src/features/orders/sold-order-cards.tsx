import type { Order } from '@closyyy/contract/orders-schemas'
import { packingSlipPath, soldOrderPath } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { CardList } from '../../components/card-list/card-list.tsx'
import { CardFacts, ListCard } from '../../components/card-list/list-card.tsx'
import { SortList } from '../../components/table/sorting.tsx'
import { OrderActions } from './order-actions.tsx'
import { ItemFacts } from './order-item-parts.tsx'
import * as list from './order-list.module.css'
import type { ShownOrders } from './order-list.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { OrderStatus } from './order-status.tsx'
import { useOrdersText } from './orders-text.ts'

/** Sold orders on phones (ORDER-11); the page of an order has the rest. */
export function SoldOrderCards({ orders, count, sorting }: Pick<ShownOrders, 'orders' | 'count' | 'sorting'>) {
  const t = useOrdersText()
  return (
    <>
      <div className={list.bar}>
        {count}
        <SortList {...sorting} />
      </div>
      <CardList label={t('sold.title')}>
        {orders.map(order => (
          <SoldOrderCard key={order.id} order={order} />
        ))}
      </CardList>
    </>
  )
}

function SoldOrderCard({ order }: { order: Order }) {
  const t = useOrdersText()
  const { id, items, tracking_no, created_at, subtotal, seller_profit = 0 } = order
  const canPrint = order.status === 'pending' && !order.held_until
  const [first] = items
  const title = first?.title ?? tracking_no
  const details = soldOrderPath(id)
  const link = buttonClass({ kind: 'secondary', size: 'small' })
  return (
    <ListCard
      photo={first?.product.photos[0]}
      title={items.length > 1 ? t('title-and-more', { title, count: items.length - 1 }) : title}
      to={details}
      actions={
        <>
          <OrderActions order={order} size="small" only={['ship', 'deliver']} />
          <Link className={link} to={canPrint ? packingSlipPath(id) : details}>
            {t(canPrint ? 'slip' : 'details')}
          </Link>
        </>
      }
    >
      {first && items.length === 1 && <ItemFacts item={first} />}
      <CardFacts>
        <OrderStatus order={order} side="sold" />
        {order.status !== 'cancelled' && <span>{t('earn', { amount: formatPrice(seller_profit) })}</span>}
      </CardFacts>
      <CardFacts>
        <time dateTime={created_at}>{localTime(created_at, 'short')}</time>
        <bdi dir="ltr">{tracking_no}</bdi>
        <Price amount={subtotal} />
      </CardFacts>
      <OrderNextStep order={order} side="sold" />
    </ListCard>
  )
}
