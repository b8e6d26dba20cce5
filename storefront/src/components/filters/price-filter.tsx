import { Button } from '@closyyy/ui/button'
import { TextField } from '@closyyy/ui/text-field'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useFilterText } from './filter-text.ts'
import type { ListFilter } from './list-filter.ts'
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
  const [[lowError, highError], setErrors] = useState<ReactNode[]>([])

  async function done() {
    try {
      const { applyPrices } = await import(/* webpackChunkName: "storefront-dialogs" */ './typed-prices.tsx')
      setErrors(applyPrices([low.current, high.current], onChange))
    } catch {
      setErrors([t('filters.failed')])
    }
  }

  function reset() {
    for (const { current } of [low, high]) if (current) current.value = ''
    setErrors([])
    onChange({ min_price: undefined, max_price: undefined })
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void done()
  }

  const field = { inputMode: 'numeric', dir: 'ltr', onKeyDown: pressKey } as const
  return (
    <div className={styles.price}>
      <div className={styles.fields}>
        <TextField
          key={`min ${min}`}
          ref={low}
          {...field}
          name="min_price"
          label={t('price.min')}
          error={lowError}
          placeholder={t('price.min.placeholder')}
          defaultValue={min}
        />
        <TextField
          key={`max ${max}`}
          ref={high}
          {...field}
          name="max_price"
          label={t('price.max')}
          error={highError}
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
