import { Alert } from '@closyyy/ui/alert'
import { usePriceChangeText } from '../../../components/price-change/price-change-text.ts'
import { useCheckoutText } from '../checkout-text.ts'
import type { CheckoutLine } from './checkout-lines.ts'
import * as styles from './order-summary.module.css'

export function OrderChanges({ lines }: { lines: CheckoutLine[] }) {
  const t = useCheckoutText()
  const changed = lines.filter(({ change }) => change !== undefined)
  if (changed.length === 0) return null
  return (
    <Alert kind="warning" title={t('change')}>
      <ul className={styles.changes}>
        {changed.map(line => (
          <li key={line.product.id}>
            <ChangedLine {...line} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function ChangedLine({ product: { title }, change, quantity, priceReason, price, shownPrice }: CheckoutLine) {
  const t = useCheckoutText()
  const priceText = usePriceChangeText()
  if (change === 'sold') return t('change.sold', { title })
  if (change === 'fewer') return t('change.fewer', { title, count: quantity })
  return t('change.price', { title, change: priceText({ reason: priceReason, was: shownPrice, price }) })
}
