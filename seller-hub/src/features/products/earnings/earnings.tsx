import { brand } from '@closyyy/contract/brand-identity'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import { DELIVERY_FEE, orderFees, PLATFORM_FEE_PERCENT, SELLER_DELIVERY_FROM } from '@closyyy/contract/order-fees'
import { formatPrice } from '@closyyy/i18n/money'
import { createUsePageText } from '@closyyy/i18n/text'
import { useId } from 'react'
import * as styles from './earnings.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'seller-hub.earnings', en, ur })

export interface EarningsProps {
  /** Rupees per unit; 0 or NaN if not set. */
  price: number
}

export function Earnings({ price }: EarningsProps) {
  const t = useText()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.earnings}>
      <p id={titleId} className={styles.title}>
        {t('title')}
      </p>
      {price > 0 && <Sums price={price} />}
      <p className={styles.note}>
        {t('delivery', { fee: formatPrice(DELIVERY_FEE), from: formatPrice(SELLER_DELIVERY_FROM) })}
      </p>
    </section>
  )
}

function Sums({ price }: EarningsProps) {
  const t = useText()
  const subtotal = toPaisa(price)
  const { platformFee, sellerProfit } = orderFees(subtotal)
  const share = subtotal - platformFee - sellerProfit
  const lines = [
    { label: t('price'), paisa: subtotal },
    { label: t('platform-fee', { brand: brand.name, percent: PLATFORM_FEE_PERCENT }), paisa: -platformFee },
    ...(share > 0 ? [{ label: t('delivery-share'), paisa: -share }] : []),
    { label: t('profit'), paisa: sellerProfit },
  ]
  return (
    <dl className={styles.sums}>
      {lines.map(({ label, paisa }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{paisa < 0 ? `− ${formatPrice(toRupees(-paisa))}` : formatPrice(toRupees(paisa))}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
