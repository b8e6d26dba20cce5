import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classList } from '../class-list.ts'
import { FieldNotes } from '../field/field.tsx'
import * as styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Next to the box; a press on it toggles. */
  label: ReactNode
  hint?: ReactNode
  /** The field error; marks the checkbox as invalid. */
  error?: ReactNode
}

/**
 * A native checkbox with its label, controlled by `checked` or uncontrolled by `defaultChecked`. Error and hint
 * describe it. Other props, `ref` included, are passed to the input; `className` styles the surrounding element.
 */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={className}>
      <label className={classList(styles.choice, input.disabled && styles.disabled)}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  )
}
