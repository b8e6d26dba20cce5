import { Button } from '@closyyy/ui/button'
import { TextField } from '@closyyy/ui/text-field'
import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { useFilterText } from './filter-text.ts'
import { type ListFilter, readFilter } from './list-filter.ts'
import * as styles from './price-filter.module.css'

export interface PriceFilterProps {
  /** Rupees; undefined if unlimited. */
  min: number | undefined
  max: number | undefined
  onChange: (change: Pick<ListFilter, 'min_price' | 'max_price'>) => void
}

/** Reset clears both prices, Done applies them (LISTING-5). */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const t = useFilterText()
  const low = useRef<HTMLInputElement>(null)
  const high = useRef<HTMLInputElement>(null)

  function apply(lowest: string, highest: string) {
    const typed = new Map([
      ['min_price', lowest],
      ['max_price', highest],
    ])
    const { min_price, max_price } = readFilter({ getAll: name => [typed.get(name)] })
    onChange({ min_price, max_price })
  }

  const done = () => apply(low.current?.value ?? '', high.current?.value ?? '')

  function reset() {
    for (const { current } of [low, high]) if (current) current.value = ''
    apply('', '')
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    done()
  }

  const field = { type: 'number', inputMode: 'numeric', min: 1, step: 'any', onKeyDown: pressKey } as const
  return (
    <div className={styles.price}>
      <div className={styles.fields}>
        <TextField
          key={`min ${min}`}
          ref={low}
          {...field}
          name="min_price"
          label={t('price.min')}
          placeholder={t('price.min.placeholder')}
          defaultValue={min}
        />
        <TextField
          key={`max ${max}`}
          ref={high}
          {...field}
          name="max_price"
          label={t('price.max')}
          placeholder={t('price.max.placeholder')}
          defaultValue={max}
        />
      </div>
      <div className={styles.actions}>
        <Button kind="quiet" size="small" className={styles.reset} onClick={reset}>
          {t('price.reset')}
        </Button>
        <Button size="small" onClick={done}>
          {t('price.done')}
        </Button>
      </div>
    </div>
  )
}
