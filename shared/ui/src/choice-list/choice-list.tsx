import type { ComponentProps, ReactNode } from 'react'
import { classList } from '../class-list.ts'
import { FieldGroup } from '../field-group/field-group.tsx'
import * as styles from './choice-list.module.css'

/** One radio button; labels are already translated. */
export interface Choice {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface ChoiceListProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  legend: ReactNode
  /** `name` attribute of the radio buttons. */
  name: string
  choices: Choice[]
  /** The selected value, null for none; omit it for an uncontrolled list with `defaultValue`. */
  value?: string | null
  defaultValue?: string
  /** `list` (default) stacks the choices, `cards` frames each, `row` puts short ones side by side. */
  layout?: 'list' | 'cards' | 'row'
  hint?: ReactNode
  error?: ReactNode
  /** Hides the legend visually; it stays the accessible name of the group. */
  legendHidden?: boolean
}

/**
 * A single choice among native radio buttons, in a fieldset named by the legend. The group is one tab stop and arrow
 * keys move the selection. `onChange` gets the event of the selected radio button, whose `target.value` is the value;
 * other props (`required`, `onBlur` …) are passed to every radio button.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, choices, value, defaultValue, layout = 'list', hint, error, legendHidden, ...radio } = props
  const stateOf = (own: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : own === defaultValue }
      : { checked: own === value }
  return (
    <FieldGroup legend={legend} legendHidden={legendHidden} hint={hint} error={error}>
      <div className={classList(styles.choices, styles[layout])}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...radio}
              {...stateOf(choice.value)}
              type="radio"
              value={choice.value}
              disabled={choice.disabled || radio.disabled}
              className={styles.radio}
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
