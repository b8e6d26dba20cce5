import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import type { FormEventHandler, ReactNode } from 'react'
import * as styles from './form.module.css'

export interface CallFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string
  onSubmit: FormEventHandler
  isPending: boolean
  /** What is said above the fields; a finished element or the words of a refusal. */
  notice?: ReactNode
  /** Words of the button, and of the button while the answer is awaited. */
  button: { text: string; pending: string; disabled?: boolean }
  children: ReactNode
}

/** The frame of every form here: what was refused, the fields, and one button. */
export function CallForm({ labelledBy, onSubmit, isPending, notice, button, children }: CallFormProps) {
  return (
    <form className={styles.form} aria-labelledby={labelledBy} onSubmit={onSubmit} noValidate>
      {typeof notice === 'string' ? <Alert kind="danger">{notice}</Alert> : notice}
      {/* Live, so that a message is read out also where the focus stays on its field. */}
      <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
        {children}
      </fieldset>
      <Button
        type="submit"
        size="large"
        wide
        pending={isPending}
        pendingLabel={button.pending}
        aria-disabled={button.disabled}
      >
        {button.text}
      </Button>
    </form>
  )
}
