import { UnsentText } from '@closyyy/forms/unsent-text'
import { Alert } from '@closyyy/ui/alert'
import * as styles from '../form/form.module.css'

export interface EndedPriceProps {
  reason: string
  typed: string | undefined
}

/** Replaces the form of a price that a change of the offer or the product no longer allows (UI-12). */
export function EndedPrice({ reason, typed }: EndedPriceProps) {
  return (
    <div className={styles.form}>
      <Alert>{reason}</Alert>
      <UnsentText text={typed} />
    </div>
  )
}
