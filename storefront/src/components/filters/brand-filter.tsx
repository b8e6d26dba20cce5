import { TextField } from '@closyyy/ui/text-field'
import { useState } from 'react'
import * as styles from './brand-filter.module.css'
import { ChoiceFilter, type ChoiceFilterProps } from './choice-filter.tsx'
import { useFilterText } from './filter-text.ts'

/** Fewer brands need no search. */
const MIN_SEARCHED = 8

/** Lower case without accents, so that “elan” finds “Élan”. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

export interface BrandFilterProps extends Omit<ChoiceFilterProps, 'choices'> {
  choices: { value: string; label: string; count: number | undefined }[]
}

/** A list of brands with a field that searches it. */
export function BrandFilter({ choices, ...filter }: BrandFilterProps) {
  const t = useFilterText()
  const [text, setText] = useState('')
  const found = choices.filter(({ label }) => plain(label).includes(plain(text)))
  return (
    <div className={styles.brands}>
      {choices.length >= MIN_SEARCHED && (
        <div className={styles.search}>
          <TextField
            type="search"
            label={t('brand.search')}
            labelHidden
            placeholder={t('brand.search')}
            autoComplete="off"
            value={text}
            onChange={event => setText(event.target.value)}
            // Would submit the form of the filters.
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
      )}
      <p role="status" className={styles.none}>
        {found.length === 0 && t('brand.none', { text: text.trim() })}
      </p>
      {found.length > 0 && <ChoiceFilter {...filter} choices={found} />}
    </div>
  )
}
