import type { ComponentProps, ReactNode } from 'react'
import { classList } from '../class-list.ts'
import { FieldGroup } from '../field-group/field-group.tsx'
import * as styles from './choice-list.module.css'

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
  /** The selected value; omit it for an uncontrolled list with `defaultValue`. */
  value?: string | null
  defaultValue?: string
  /** `cards` frames each choice, `row` puts short ones side by side. */
  layout?: 'list' | 'cards' | 'row'
  hint?: ReactNode
  error?: ReactNode
  legendHidden?: boolean
}

/** A single choice by radio buttons; other props are passed to every radio button. */
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
