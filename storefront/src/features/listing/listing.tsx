import { useEffect, useRef } from 'react'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import { useFilterOptions } from './filters/use-filter-options.ts'
import { useFilterPopup } from './filters/use-filter-popup.ts'
import * as styles from './listing.module.css'
import { ListingHead } from './listing-head.tsx'
import { ListingHeading } from './listing-heading.tsx'
import { ListingResults } from './listing-results.tsx'
import { useListingPages } from './use-listing-pages.ts'
import { useListingView } from './use-listing-view.ts'

export function Listing() {
  const view = useListingView()
  const list = useListingPages(view)
  const options = useFilterOptions(view)
  const popup = useFilterPopup(`${view.pathname} ${view.filter.category_id}`)
  const top = useTopOfNewList(JSON.stringify(view.filter))
  return (
    <div className={styles.listing}>
      <ListingHead view={view} list={list} />
      <ListingHeading view={view} total={list.total} isLowerBound={list.isLowerBound} />
      <div ref={top} className={styles.filters}>
        <FilterBar view={view} options={options} onOpen={popup.open} />
        <ActiveFilters view={view} options={options} />
      </div>
      <FilterSheet
        view={view}
        options={options}
        isOpen={popup.isOpen}
        onClose={popup.close}
        total={list.total ?? 0}
        isLowerBound={list.isLowerBound}
      />
      <ListingResults view={view} list={list} />
    </div>
  )
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
