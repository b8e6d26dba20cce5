import type { ComponentProps, ReactNode } from 'react'
import * as checkbox from '../checkbox/checkbox.module.css'
import { classList } from '../class-list.ts'
import { FieldGroup } from '../field-group/field-group.tsx'
import * as styles from './choice-list.module.css'

/** One radio button or checkbox; labels are already translated. */
export interface Choice {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface ChoiceListProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  legend: ReactNode
  /** `name` attribute of the controls. */
  name: string
  choices: Choice[]
  /** The selected value, null for none; omit it for an uncontrolled list with `defaultValue`. */
  value?: string | null
  defaultValue?: string
  /** The selected values of checkboxes, which take the place of radio buttons. */
  values?: readonly string[]
  /**
   * `list` (default) stacks the choices, `compact` densely with a mouse, `cards` frames each, `row` puts short ones side
   * by side.
   */
  layout?: 'list' | 'compact' | 'cards' | 'row'
  hint?: ReactNode
  error?: ReactNode
  /** Hides the legend visually; it stays the accessible name of the group. */
  legendHidden?: boolean
}

/**
 * A single choice among native radio buttons, or several among checkboxes, in a fieldset named by the legend. Radio
 * buttons are one tab stop and arrow keys move the selection. `onChange` gets the event of the pressed control, whose
 * `target.value` is the value; other props (`required`, `onBlur` …) are passed to every control.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, choices, value, values, defaultValue, layout = 'list', hint, error, legendHidden, ...control } = props
  const stateOf = (own: string) => {
    if (values) return { checked: values.includes(own) }
    if (value !== undefined) return { checked: own === value }
    return { defaultChecked: defaultValue === undefined ? undefined : own === defaultValue }
  }
  return (
    <FieldGroup legend={legend} legendHidden={legendHidden} hint={hint} error={error}>
      <div className={classList(styles.choices, styles[layout])}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...control}
              {...stateOf(choice.value)}
              type={values ? 'checkbox' : 'radio'}
              value={choice.value}
              disabled={choice.disabled || control.disabled}
              className={values ? checkbox.box : styles.radio}
            />
            <span className={styles.text}>
              {choice.label}
              {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
