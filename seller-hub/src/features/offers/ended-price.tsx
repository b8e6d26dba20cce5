import { UnsentText } from '@closyyy/forms/unsent-text'
import { Alert } from '@closyyy/ui/alert'
import * as styles from './price-dialog.module.css'

/** Replaces the form of a price that the other side's action no longer allows (UI-12). */
export function EndedPrice({ reason, typed }: { reason: string; typed: string | undefined }) {
  return (
    <div className={styles.form}>
      <Alert>{reason}</Alert>
      <UnsentText text={typed} />
    </div>
  )
}
