import { sizeSystemOf, sizeSystems } from '@closyyy/contract/size-systems'
import { ChoiceFilter, type ChoiceFilterProps } from './choice-filter.tsx'
import { useFilterText } from './filter-text.ts'
import * as styles from './size-filter.module.css'

export type SizeFilterProps = Omit<ChoiceFilterProps, 'label' | 'labelShown'>

/** Groups sizes by size system if there are several. */
export function SizeFilter({ choices, ...filter }: SizeFilterProps) {
  const t = useFilterText()
  const systems = sizeSystems
    .map(system => ({ system, choices: choices.filter(({ value }) => sizeSystemOf(value) === system) }))
    .filter(one => one.choices.length > 0)
  if (systems.length === 1) return <ChoiceFilter {...filter} label={t('size')} choices={choices} />
  return (
    <div className={styles.systems}>
      {systems.map(({ system, choices: sizes }) => (
        <ChoiceFilter key={system} {...filter} label={t(`system.${system}`)} labelShown choices={sizes} />
      ))}
    </div>
  )
}
