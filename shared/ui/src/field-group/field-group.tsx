import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classList } from '../class-list.ts'
import { FieldNotes } from '../field/field.tsx'
import * as styles from './field-group.module.css'

export interface FieldGroupProps extends Omit<ComponentProps<'fieldset'>, 'title'> {
  /** Visible name of the group. */
  legend: ReactNode
  hint?: ReactNode
  /** Error of the group as a whole. */
  error?: ReactNode
  /** Hides the legend visually; it stays the accessible name. */
  legendHidden?: boolean
  children: ReactNode
}

/**
 * A fieldset for several controls, such as the checkboxes of a filter, described by its error and hint. An error that
 * appears is also announced, because screen readers do not reread the description of a group. `disabled` disables all
 * controls inside.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, hint, error, legendHidden, className, children, ...rest } = props
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset
      {...rest}
      className={classList(styles.group, className)}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={classList(styles.legend, legendHidden && styles.legendHidden)}>{legend}</legend>
      {children}
      {/* Rendered without an error too: only changes of an existing live region are announced. */}
      <div aria-live="assertive">
        <FieldNotes error={error} errorId={errorId} hintId={undefined} />
      </div>
      <FieldNotes hint={hint} hintId={hintId} errorId={undefined} />
    </fieldset>
  )
}
