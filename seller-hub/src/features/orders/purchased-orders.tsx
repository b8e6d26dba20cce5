import type { Order } from '@closyyy/contract/orders-schemas'
import { ratingPath, shopPath } from '@closyyy/contract/paths'
import { displayPhone } from '@closyyy/i18n/phone'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { Disclosure } from '@closyyy/ui/disclosure'
import { useId } from 'react'
import { SortList } from '../../components/table/sorting.tsx'
import { OrderActions, ProblemLink, ReportLink } from './order-actions.tsx'
import * as card from './order-card.module.css'
import { OrderHeader } from './order-header.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItemList } from './order-item-list.tsx'
import * as list from './order-list.module.css'
import type { ShownOrders } from './order-list.tsx'
import { OrderRatings } from './order-ratings.tsx'
import { OrderAddress } from './order-recipient.tsx'
import { BuyerSums } from './order-sums.tsx'
import { useOrdersText } from './orders-text.ts'

export function PurchasedOrders({ orders, count, sorting }: ShownOrders) {
  return (
    <>
      <div className={list.bar}>
        {count}
        <SortList {...sorting} />
      </div>
      {orders.map(order => (
        <PurchasedOrder key={order.id} order={order} />
      ))}
    </>
  )
}

function PurchasedOrder({ order }: { order: Order }) {
  const t = useOrdersText()
  const headingId = useId()
  const { id, seller, recipient } = order
  return (
    <article className={card.card} aria-labelledby={headingId}>
      <OrderHeader order={order} side="purchased" headingId={headingId} />
      <OrderItemList order={order} />
      <BuyerSums order={order} />
      <Disclosure summary={t('more')}>
        <div className={card.columns}>
          <OrderHistory order={order} side="buyer" />
          <div className={card.recipient}>
            <h3>{t('seller')}</h3>
            <Link to={shopPath(seller.id)}>
              <bdi>{seller.username}</bdi>
            </Link>
            <h3 className={card.next}>{t('goes-to')}</h3>
            <bdi>{recipient?.name}</bdi>
            <OrderAddress order={order} />
            {recipient?.phone && <bdi>{displayPhone(recipient.phone)}</bdi>}
          </div>
        </div>
      </Disclosure>
      <OrderRatings order={order} side="purchased" />
      <div className={card.actions}>
        <ProblemLink order={order} />
        <OrderActions order={order} />
        {order.can_rate && (
          <Link className={buttonClass({ kind: 'secondary' })} to={ratingPath(seller.id, id)}>
            {t('rate')}
          </Link>
        )}
        <ReportLink order={order} />
      </div>
    </article>
  )
}
