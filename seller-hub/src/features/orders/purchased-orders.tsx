import { orderTimeline } from '@closyyy/contract/order-timeline'
import type { Order } from '@closyyy/contract/orders-schemas'
import { ratingPath, shopPath } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { Disclosure } from '@closyyy/ui/disclosure'
import { OrderTimeline } from '@closyyy/ui/order-timeline'
import { useId } from 'react'
import { SortList } from '../../components/table/sorting.tsx'
import { OrderActions, ReportLink } from './order-actions.tsx'
import * as card from './order-card.module.css'
import { OrderHeader } from './order-header.tsx'
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
  const historyId = useId()
  const { id, status, outcome, seller } = order
  return (
    <article className={card.card} aria-labelledby={headingId}>
      <OrderHeader
        order={order}
        side="purchased"
        headingId={headingId}
        statusText={t(`bought.${order.held_until ? 'held' : (outcome ?? status)}`)}
      />
      <OrderItemList order={order} />
      <Disclosure summary={<span id={historyId}>{t('history')}</span>}>
        <OrderTimeline
          steps={orderTimeline(order, 'buyer')}
          timeOf={moment => localTime(moment, 'time')}
          side="buyer"
          labelledBy={historyId}
        />
      </Disclosure>
      <div className={card.columns}>
        <div className={card.recipient}>
          <h3>{t('seller')}</h3>
          <Link to={shopPath(seller.id)}>
            <bdi>{seller.username}</bdi>
          </Link>
          <h3 className={card.next}>{t('goes-to')}</h3>
          <OrderAddress order={order} />
        </div>
        <BuyerSums order={order} />
      </div>
      <OrderRatings order={order} side="purchased" />
      <div className={card.actions}>
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
