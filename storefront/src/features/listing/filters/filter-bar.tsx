import { LISTING_PATH } from '@closyyy/contract/paths'
import { type Sort, sorts } from '@closyyy/contract/products'
import { Button } from '@closyyy/ui/button'
import { classList } from '@closyyy/ui/class-list'
import { ChevronDownIcon, FilterIcon } from '@closyyy/ui/icons'
import { Popover } from '@closyyy/ui/popover'
import { Select } from '@closyyy/ui/select'
import type { SubmitEvent } from 'react'
import { useListingText } from '../listing-text.ts'
import { countFilters, readFilter } from '../listing-url.ts'
import type { ListingView } from '../use-listing-view.ts'
import * as styles from './filter-bar.module.css'
import { FilterLoadError } from './filter-load-error.tsx'
import { useFilterSections } from './filter-sections.tsx'
import type { FilterOptions } from './use-filter-options.ts'

export interface FilterBarProps {
  view: ListingView
  options: FilterOptions
  /** Opens the filter sheet on phones. */
  onOpen: () => void
}

/** A form that works without script. */
export function FilterBar({ view, options, onOpen }: FilterBarProps) {
  const t = useListingText()
  const { place, chosen, change } = view
  const sections = useFilterSections(view, options)
  const active = countFilters(chosen)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    change(readFilter({ get: name => fields.get(name) as string | null }))
  }

  return (
    <form className={styles.bar} action={`${LISTING_PATH}/${place.group}`} aria-label={t('filters')} onSubmit={submit}>
      <Button kind="secondary" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <FilterIcon size={18} />
        {active > 0 ? t('filters.open-active', { count: active }) : t('filters')}
      </Button>
      <div className={styles.sections}>
        {sections.map(({ id, label, isActive, body }) => (
          <Popover
            key={id}
            buttonClassName={classList(styles.section, isActive && styles.active)}
            panelClassName={styles.panel}
            label={
              <>
                {label}
                <ChevronDownIcon size={16} className={styles.arrow} />
              </>
            }
          >
            {body}
          </Popover>
        ))}
        <FilterLoadError options={options} />
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
