import { brandName } from '@closyyy/contract/brand-name'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import { PLATFORM_FEE_PERCENT } from '@closyyy/contract/order-fees'
import type { Order } from '@closyyy/contract/orders-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import * as styles from './order-card.module.css'
import { type OrdersTextId, useOrdersText } from './orders-text.ts'

/** Returns the seller's share of delivery: subtotal less platform fee and profit (LEDGER-3). */
function deliveryShare({ subtotal, platform_fee, seller_profit = 0 }: Order): number {
  return toRupees(toPaisa(subtotal - platform_fee - seller_profit))
}

export function BuyerSums({ order }: { order: Order }) {
  return (
    <Sums
      lines={[
        ['sum.subtotal', order.subtotal],
        ['sum.delivery', order.delivery_fee],
      ]}
      total={['sum.total', order.total_amount]}
    />
  )
}

export function SellerSums({ order }: { order: Order }) {
  const share = deliveryShare(order)
  return (
    <Sums
      lines={[
        ['sum.subtotal', order.subtotal],
        ['sum.platform-fee', -order.platform_fee],
        ...(share > 0 ? [['sum.delivery-share', -share] as const] : []),
      ]}
      total={['sum.profit', order.seller_profit ?? 0]}
    />
  )
}

const labelValues = { brand: brandName, percent: PLATFORM_FEE_PERCENT }

type Line = readonly [OrdersTextId, number]

function Sums({ lines, total }: { lines: readonly Line[]; total: Line }) {
  const t = useOrdersText()
  return (
    <dl className={styles.sums}>
      {[...lines, total].map(([text, amount]) => (
        <div key={text} className={text === total[0] ? styles.total : undefined}>
          <dt>{t(text, labelValues)}</dt>
          <dd>
            <bdi dir="ltr">{amount < 0 ? `− ${formatPrice(-amount)}` : formatPrice(amount)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
