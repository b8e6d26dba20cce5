import type { ReactNode } from 'react'
import { useId } from 'react'
import { classList } from '../class-list.ts'
import { useText } from '../messages.ts'
import * as styles from './field.module.css'

/** The texts around a control. */
export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with the value, said under the control and read with it. */
  error?: ReactNode
  /** Marks the label with "optional". */
  optional?: boolean
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean
}

/** What ties a control to its field; spread it on the control. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldTexts {
  /** Id of the control; made up unless given. */
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error around one control, wired to it. */
export function Field({ label, hint, error, optional, labelHidden, id, children }: FieldProps) {
  const text = useText()
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const control: ControlProps = {
    id: controlId,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={classList(styles.label, labelHidden && styles.labelHidden)}>
        {label}
        {optional && <span className={styles.optional}> ({text('optional')})</span>}
      </label>
      {children(control)}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  )
}

export interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  hintId: string | undefined
  errorId: string | undefined
}

/** Hint and error lines under a control. */
export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  )
}
