import { Alert } from '@closyyy/ui/alert'
import { UnsentText } from '../../components/unsent-text/unsent-text.tsx'
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
