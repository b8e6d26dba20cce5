import { filterValues } from '@closyyy/contract/filter-values'
import { ChoiceList } from '@closyyy/ui/choice-list'
import type { ReactNode } from 'react'
import * as styles from './choice-filter.module.css'
import { useFilterText } from './filter-text.ts'
import { useOptimisticValue } from './use-optimistic-value.ts'

export interface FilterChoice {
  value: string
  label: ReactNode
  /** Products with it; undefined while unknown. */
  count: number | undefined
}

export interface ChoiceFilterProps {
  /** Name on the wire. */
  name: string
  label: string
  labelShown?: boolean
  choices: FilterChoice[]
  /** The chosen values of several, or the only one, empty for none. */
  chosen: readonly string[] | string
  /** Returns the navigation to the changed list. */
  onChange: (value: string, isOn: boolean) => Promise<void>
}

export const toggled = (values: readonly string[], value: string, isOn: boolean) =>
  isOn ? filterValues([...values, value]) : values.filter(one => one !== value)

/** Disables values without products, unless they are chosen (LISTING-13). */
export function ChoiceFilter({ name, label, labelShown, choices, chosen: rendered, onChange }: ChoiceFilterProps) {
  const t = useFilterText()
  const [chosen, show] = useOptimisticValue(rendered)
  const isChosen = (value: string) => (typeof chosen === 'string' ? chosen === value : chosen.includes(value))
  function choose(value: string, isOn: boolean) {
    const next = typeof chosen === 'string' ? value : toggled(chosen, value, isOn)
    void show(next, onChange(value, isOn))
  }
  return (
    <ChoiceList
      legend={label}
      legendHidden={!labelShown}
      name={name}
      layout="compact"
      choices={choices.map(({ value, label: words, count }) => ({
        value,
        label: (
          <>
            {words}
            {count !== undefined && <span className={styles.count}> {t('choice.count', { count })}</span>}
          </>
        ),
        disabled: count === 0 && !isChosen(value),
      }))}
      {...(typeof chosen === 'string' ? { value: chosen } : { values: chosen })}
      onChange={({ target }) => choose(target.value, target.checked)}
    />
  )
}
