import { FormRefusal } from '@closyyy/forms/form-refusal'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import type { ComponentProps, ReactNode } from 'react'
import * as styles from './form.module.css'

export interface CallFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string
  /** State of the form; pending, its fields are off. */
  call: { form: ComponentProps<'form'>; isPending: boolean; refusal: string | undefined }
  /** A way on beside a refusal. */
  wayOn?: ReactNode
  /** What worked, said above the fields. */
  done?: string
  /** Words of the button, and of the button while the answer is awaited. */
  button: { text: string; pending: string; disabled?: boolean }
  children: ReactNode
}

/** The frame of every form here: what was refused or worked, the fields, and one button. */
export function CallForm({ labelledBy, call, wayOn, done, button, children }: CallFormProps) {
  const { form, isPending, refusal } = call
  return (
    <form className={styles.form} aria-labelledby={labelledBy} {...form}>
      <FormRefusal action={wayOn}>{refusal}</FormRefusal>
      {done && !refusal && <Alert kind="success">{done}</Alert>}
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
