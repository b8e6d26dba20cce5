import { formatPrice } from '@closyyy/i18n/money'
import { createUsePageText } from '@closyyy/i18n/text'
import { Alert } from '@closyyy/ui/alert'
import { usePriceChangeText } from '../../../components/price-change/price-change-text.ts'
import type { CheckoutLine, LineChange } from './checkout-lines.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './order-summary.module.css'

const useOrderChangesText = createUsePageText({ name: 'storefront.order-changes', en, ur })

export interface OrderChangesProps {
  lines: CheckoutLine[]
}

/** What changed since the items were selected, and which agreed prices do not apply to several units (OFFER-16). */
export function OrderChanges({ lines }: OrderChangesProps) {
  const t = useOrderChangesText()
  const changed = lines.flatMap(line => line.changes.map(change => ({ line, change })))
  return (
    <>
      {changed.length > 0 && (
        <Alert kind="warning" title={t('heading')}>
          <ul className={styles.changes}>
            {changed.map(({ line, change }) => (
              <li key={`${line.product.id} ${change}`}>
                <ChangedLine line={line} change={change} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.map(
        ({ product: { id, title }, singleUnitPrice }) =>
          singleUnitPrice !== undefined && (
            <Alert key={id}>{t('single-unit', { title, price: formatPrice(singleUnitPrice) })}</Alert>
          ),
      )}
    </>
  )
}

function ChangedLine({ line, change }: { line: CheckoutLine; change: LineChange }) {
  const t = useOrderChangesText()
  const priceText = usePriceChangeText()
  const { quantity, priceReason, price, shownPrice } = line
  const { title } = line.product
  return t(change === 'removed' && title ? 'removed.titled' : change, {
    title,
    count: quantity,
    change: priceText({ reason: priceReason, was: shownPrice, price }),
  })
}
