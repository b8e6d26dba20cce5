import { type Sort, sorts } from '@closyyy/contract/products'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { Button } from '@closyyy/ui/button'
import { FilterIcon } from '@closyyy/ui/icons'
import { Select } from '@closyyy/ui/select'
import { toast } from '@closyyy/ui/toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { ActiveFilters } from './active-filters.tsx'
import { useBarText } from './bar/bar-text.ts'
import type { FacetCounts } from './facet-queries.ts'
import { FilterColumn } from './filter-column.tsx'
import { FILTER_FORM } from './filter-form-id.ts'
import type { FilterOptions } from './filter-options.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import * as styles from './filtered-list.module.css'
import { countFilters } from './list-filter.ts'
import { useFilterSheet } from './use-filter-sheet.ts'
import type { FilterView } from './use-filter-view.ts'

export interface FilteredListProps {
  view: FilterView
  options: FilterOptions
  counts: FacetCounts
  /** Called once a filter is open. */
  onOpen: () => void
  form: { action: string; hidden?: Record<string, string> }
  found: { total: number; isLowerBound: boolean }
  /** The results. */
  children: ReactNode
}

/** Filters, sort and active filters of a list: a column beside it, or a sheet on phones (LISTING-4, SEARCH-6). */
export function FilteredList({ view, options, counts, onOpen, form, found, children }: FilteredListProps) {
  const t = useBarText()
  const { chosen, change } = view
  const sheet = useFilterSheet()
  const FilterSheet = useSheetComponent(sheet.isOpen)
  const top = useTopOfNewList(JSON.stringify(view.filter))
  const sort = useRenderedValue(chosen.sort)
  const active = countFilters(chosen)
  const filters = { view, options, counts, onOpen }
  return (
    <div ref={top} className={styles.list}>
      <FilterColumn {...filters} {...form} />
      <div className={styles.main}>
        <div className={styles.bar}>
          <Button kind="secondary" className={styles.open} aria-haspopup="dialog" onClick={sheet.open}>
            <FilterIcon size={18} />
            {active > 0 ? t('filters.open-active', { count: active }) : t('filters')}
          </Button>
          <div className={styles.sort}>
            <Select
              label={t('sort')}
              labelHidden
              name="sort"
              form={FILTER_FORM}
              ref={sort}
              defaultValue={chosen.sort}
              options={sorts.map(value => ({ value, label: t(`sort.${value}`) }))}
              onChange={event => change({ sort: event.target.value as Sort })}
            />
          </div>
          <ActiveFilters view={view} options={options} className={styles.active} />
        </div>
        <div className={styles.results} aria-busy={view.isChanging}>
          {children}
        </div>
      </div>
      {FilterSheet && <FilterSheet {...filters} sheet={sheet} found={found} />}
    </div>
  )
}

/** Loads the sheet when it opens; if that fails, says so and goes back to the entry without it, so that a press retries. */
function useSheetComponent(isOpen: boolean) {
  const t = useBarText()
  const { Component, request } = useLazyComponent<FilterSheetProps>(
    async () => (await import(/* webpackChunkName: "storefront-dialogs" */ './filter-sheet.tsx')).FilterSheet,
    () => {
      toast(t('filters.sheet-failed'), { kind: 'danger' })
      window.history.back()
    },
  )
  useEffect(() => {
    if (isOpen) void request()
  }, [isOpen, request])
  return Component
}

/** Leaves the choice of a person alone until the navigation to it is rendered: React would undo it until then. */
function useRenderedValue(value: string) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = value
  })
  return select
}

/** Scrolls up to the start of a newly filtered list, without moving the focus. */
function useTopOfNewList(filter: string) {
  const top = useRef<HTMLDivElement>(null)
  const seen = useRef(filter)
  useEffect(() => {
    if (seen.current === filter) return
    seen.current = filter
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' })
  }, [filter])
  return top
}
