import { DELIVERY_FEE } from '@closyyy/contract/order-fees'
import { formatPrice } from '@closyyy/i18n/money'
import { Avatar } from '@closyyy/ui/avatar'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import { type ReactNode, useId } from 'react'
import { ItemFacts } from '../../../components/item-facts.tsx'
import { useCheckoutText } from '../checkout-text.ts'
import { type CheckoutLine, inCart, itemsTotal } from './checkout-lines.ts'
import * as styles from './order-summary.module.css'

export interface OrderSummaryProps {
  lines: CheckoutLine[]
  children?: ReactNode
}

/** Lists seller and items (CHECKOUT-7). */
export function OrderSummary({ lines, children }: OrderSummaryProps) {
  const t = useCheckoutText()
  const id = useId()
  const seller = lines[0]?.product.user
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('summary')}
      </h2>
      {seller && (
        <p className={styles.seller}>
          <Avatar src={seller.profile_picture} name={seller.username} size="small" decorative />
          <bdi>{seller.username}</bdi>
        </p>
      )}
      <ul role="list" className={styles.lines}>
        {inCart(lines).map(line => (
          <SummaryLine key={line.product.id} line={line} />
        ))}
      </ul>
      {children}
    </section>
  )
}

export function OrderTotals({ lines }: { lines: CheckoutLine[] }) {
  const t = useCheckoutText()
  const total = itemsTotal(lines)
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('items-total')}</dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
      <div>
        <dt>{t('shipping-fee')}</dt>
        <dd>
          <Price amount={DELIVERY_FEE} />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>
          <Price amount={total + DELIVERY_FEE} size="large" />
        </dd>
      </div>
    </dl>
  )
}

function SummaryLine({ line }: { line: CheckoutLine }) {
  const t = useCheckoutText()
  const { product, quantity, price, singleUnitPrice, offerId, changes } = line
  return (
    <li className={styles.line} data-gone={quantity === 0 || undefined}>
      <Photo className={styles.photo} photo={product.photos[0]} alt="" sizes="4rem" />
      <div className={styles.details}>
        <p dir="auto" className={styles.title}>
          {product.title || t('product-missing')}
        </p>
        {product.title && <ItemFacts size={product.size_data.size_label} condition={product.condition} />}
        <p className={styles.times}>
          {quantity === 0 ? (
            t(changes.includes('sold') ? 'sold-out' : 'not-available')
          ) : (
            <bdi dir="ltr">{t('times', { count: quantity, price: formatPrice(price) })}</bdi>
          )}
        </p>
        {quantity > 1 && singleUnitPrice && (
          <p className={styles.times}>{t('offer.single', { price: formatPrice(singleUnitPrice) })}</p>
        )}
      </div>
      {quantity > 0 && (
        <Price
          className={styles.price}
          amount={price * quantity}
          was={offerId === null ? undefined : product.price * quantity}
        />
      )}
    </li>
  )
}
