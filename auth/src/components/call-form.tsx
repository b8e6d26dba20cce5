import { FormError } from '@closyyy/forms/form-error'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import type { ComponentProps, ReactNode } from 'react'
import * as styles from './form.module.css'

export interface CallFormProps {
  labelledBy: string
  call: { form: ComponentProps<'form'>; isPending: boolean; formError: string | undefined }
  /** A link or button beside the form error. */
  errorAction?: ReactNode
  /** Success message above the fields. */
  done?: string
  button: { text: string; pending: string; disabled?: boolean }
  children: ReactNode
}

export function CallForm({ labelledBy, call, errorAction, done, button, children }: CallFormProps) {
  const { form, isPending, formError } = call
  return (
    <form className={styles.form} aria-labelledby={labelledBy} {...form}>
      <FormError action={errorAction}>{formError}</FormError>
      {done && !formError && <Alert kind="success">{done}</Alert>}
      {/* Live, so that a message is announced even if the focus stays on its field. */}
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
