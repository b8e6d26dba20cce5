import { sizeSystemOf, sizeSystems } from '@closyyy/contract/size-systems'
import { useListingText } from '../listing-text.ts'
import { RadioFilter, type RadioFilterProps } from './radio-filter.tsx'
import * as styles from './size-filter.module.css'

export interface SizeFilterProps extends Pick<RadioFilterProps, 'onChange'> {
  sizes: { value: string; label: string }[]
  value: string | undefined
}

/** Groups sizes by size system if there are several. */
export function SizeFilter({ sizes, value, onChange }: SizeFilterProps) {
  const t = useListingText()
  const systems = sizeSystems
    .map(system => ({ system, choices: sizes.filter(one => sizeSystemOf(one.value) === system) }))
    .filter(({ choices }) => choices.length > 0)
  const shared = { name: 'size', layout: 'row', value, onChange } as const
  const [only, ...others] = systems
  if (only && others.length === 0)
    return <RadioFilter {...shared} label={t('size')} anyLabel={t('any.size')} choices={only.choices} />
  return (
    <div className={styles.systems}>
      <RadioFilter {...shared} label={t('size')} anyLabel={t('any.size')} choices={[]} />
      {systems.map(({ system, choices }) => (
        <RadioFilter key={system} {...shared} label={t(`system.${system}`)} labelShown choices={choices} />
      ))}
    </div>
  )
}
