import { Alert } from '@closyyy/ui/alert'
import * as styles from '../message-form.module.css'
import { UnsentText } from './unsent-text.tsx'

export interface EndedFormProps {
  reason: string
  typed: string | undefined
}

/** Replaces a form that its offer, product or order no longer allows (UI-12). */
export function EndedForm({ reason, typed }: EndedFormProps) {
  return (
    <div className={styles.form}>
      <Alert>{reason}</Alert>
      <UnsentText text={typed} />
    </div>
  )
}
