import type { Sort } from '@closyyy/contract/products'
import { sorts } from '@closyyy/contract/products'
import { Button } from '@closyyy/ui/button'
import { ChevronDownIcon } from '@closyyy/ui/icon/chevron-down-icon'
import { FilterIcon } from '@closyyy/ui/icon/filter-icon'
import { Select } from '@closyyy/ui/select'
import type { SubmitEvent } from 'react'
import { useOpenDetails } from '../../components/open-details.ts'
import * as styles from './filter-bar.module.css'
import { useFilterSections } from './filter-sections.tsx'
import { countFilters, readFilter } from './listing-address.ts'
import { useListingText } from './listing-text.ts'
import { useEarlySort } from './use-early-sort.ts'
import type { FilterOptions } from './use-filter-options.ts'
import type { ListingAddress } from './use-listing-address.ts'

export interface FilterBarProps {
  address: ListingAddress
  options: FilterOptions
  /** Opens the filters of a phone. */
  onOpen: () => void
}

/** Filters and sort above the list. It is a form that works by itself; the script applies each choice at once. */
export function FilterBar({ address, options, onOpen }: FilterBarProps) {
  const t = useListingText()
  const { place, chosen, change, pathname } = address
  const { root, details, closeAndReturn } = useOpenDetails<HTMLFormElement>(pathname)
  const sections = useFilterSections(address, options, closeAndReturn)
  const active = countFilters(chosen)
  useEarlySort(chosen.sort, sort => change({ sort }))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    change(readFilter({ get: name => fields.get(name) as string | null }))
  }

  return (
    <form
      ref={root}
      className={styles.bar}
      action={`/listing/${place.group}`}
      aria-label={t('filters')}
      onSubmit={submit}
    >
      <Button kind="secondary" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <FilterIcon size={18} />
        {active > 0 ? t('filters.open-active', { count: active }) : t('filters')}
      </Button>
      <div className={styles.sections}>
        {sections.map(({ id, label, isActive, body }) => (
          <details key={id} className={styles.section} {...details}>
            <summary className={styles.summary} data-active={isActive || undefined}>
              {label}
              <ChevronDownIcon size={16} className={styles.arrow} />
            </summary>
            <div className={styles.panel}>{body}</div>
          </details>
        ))}
        {options.hasFailed && (
          <p className={styles.failed}>
            {t('filters.failed')}
            <Button kind="quiet" size="small" onClick={options.retry}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.sort}>
        <Select
          label={t('sort')}
          labelHidden
          name="sort"
          value={chosen.sort}
          options={sorts.map(value => ({ value, label: t(`sort.${value}`) }))}
          onChange={event => change({ sort: event.target.value as Sort })}
        />
      </div>
      <div className={styles.apply}>
        <Button type="submit">{t('filters.apply')}</Button>
      </div>
    </form>
  )
}
