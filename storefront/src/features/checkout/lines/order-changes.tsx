import { formatPrice } from '@closyyy/i18n/money'
import { Alert } from '@closyyy/ui/alert'
import { useCheckoutText } from '../checkout-text.ts'
import type { CheckoutLine } from './checkout-line.ts'
import * as styles from './order-summary.module.css'

/** What is different from what the bag showed, said before anything is confirmed. */
export function OrderChanges({ lines }: { lines: CheckoutLine[] }) {
  const t = useCheckoutText()
  const changed = lines.filter(({ change }) => change !== undefined)
  if (changed.length === 0) return null
  return (
    <Alert kind="warning" title={t('change')}>
      <ul className={styles.changes}>
        {changed.map(({ product: { id, title }, change, quantity, price, shownPrice }) => (
          <li key={id}>
            {t(`change.${change ?? 'price'}`, {
              title,
              count: quantity,
              price: formatPrice(price),
              was: formatPrice(shownPrice),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
