import { formatPrice } from '@closyyy/i18n/money'
import { classList } from '../class-list.ts'
import { useText } from '../ui-text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './price.module.css'

export interface PriceProps {
  /** Rupees. */
  amount: number
  /** Rupees before an offer; shown struck through if it is higher. */
  was?: number
  size?: 'normal' | 'large'
  className?: string
}

/**
 * A price as “Rs.2,100”, left to right in every language. Screen readers get “Original price:” before the previous one,
 * because they do not announce that it is struck through.
 */
export function Price({ amount, was, size = 'normal', className }: PriceProps) {
  const text = useText()
  return (
    <span className={classList(styles.price, styles[size], className)}>
      <bdi dir="ltr">{formatPrice(amount)}</bdi>
      {was !== undefined && was > amount && (
        <s className={styles.was}>
          <VisuallyHidden>{text('originalPrice')} </VisuallyHidden>
          <bdi dir="ltr">{formatPrice(was)}</bdi>
        </s>
      )}
    </span>
  )
}
