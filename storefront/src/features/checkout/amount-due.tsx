import { DELIVERY_FEE } from '@closyyy/contract/order-fees'
import { Price } from '@closyyy/ui/price'
import * as styles from './checkout.module.css'
import { useCheckoutText } from './checkout-text.ts'
import { type CheckoutLine, itemsTotal } from './lines/checkout-lines.ts'

/** The sum that a buyer has ready for the courier, beside the button that orders. */
export function AmountDue({ lines }: { lines: CheckoutLine[] }) {
  const t = useCheckoutText()
  return (
    <div className={styles.due}>
      <p className={styles.sum}>
        <span>{t('total')}</span>
        <Price amount={itemsTotal(lines) + DELIVERY_FEE} size="large" />
      </p>
      <p className={styles.note}>{t('cash')}</p>
    </div>
  )
}
