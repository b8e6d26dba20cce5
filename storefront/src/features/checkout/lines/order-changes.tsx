import { Alert } from '@closyyy/ui/alert'
import { usePriceChangeText } from '../../../components/price-change/price-change-text.ts'
import { useCheckoutText } from '../checkout-text.ts'
import type { CheckoutLine, LineChange } from './checkout-lines.ts'
import * as styles from './order-summary.module.css'

export function OrderChanges({ lines }: { lines: CheckoutLine[] }) {
  const t = useCheckoutText()
  const changed = lines.flatMap(line => line.changes.map(change => ({ line, change })))
  if (changed.length === 0) return null
  return (
    <Alert kind="warning" title={t('change')}>
      <ul className={styles.changes}>
        {changed.map(({ line, change }) => (
          <li key={`${line.product.id} ${change}`}>
            <ChangedLine line={line} change={change} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function ChangedLine({ line, change }: { line: CheckoutLine; change: LineChange }) {
  const t = useCheckoutText()
  const priceText = usePriceChangeText()
  const { quantity, priceReason, price, shownPrice } = line
  const { title } = line.product
  const isGoneWithoutTitle = quantity === 0 && !title
  // An item that was taken down has no title (CART-12), nor has one that is not public.
  return t(`change.${isGoneWithoutTitle ? 'untitled' : change}`, {
    title,
    count: quantity,
    change: priceText({ reason: priceReason, was: shownPrice, price }),
  })
}
