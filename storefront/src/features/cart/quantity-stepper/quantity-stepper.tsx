import { createUsePageText } from '@closyyy/i18n/text'
import { MinusIcon, PlusIcon } from '@closyyy/ui/icons'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './quantity-stepper.module.css'

const useText = createUsePageText({ name: 'storefront.quantity', en, ur })

export interface QuantityStepperProps {
  title: string
  quantity: number
  max: number
  onChange: (quantity: number) => void
}

/** At a limit the button stays focusable with `aria-disabled`. */
export function QuantityStepper({ title, quantity, max, onChange }: QuantityStepperProps) {
  const t = useText()
  const canLower = quantity > 1
  const canRaise = quantity < max
  return (
    <fieldset className={styles.stepper} aria-label={t('label', { title })}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('decrease', { title })}
        aria-disabled={!canLower}
        onClick={() => canLower && onChange(quantity - 1)}
      >
        <MinusIcon size={16} />
      </button>
      <output className={styles.quantity}>{quantity}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={t('increase', { title })}
        aria-disabled={!canRaise}
        onClick={() => canRaise && onChange(quantity + 1)}
      >
        <PlusIcon size={16} />
      </button>
    </fieldset>
  )
}
