import { useEffect, useRef } from 'react'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import * as styles from './listing.module.css'
import { ListingHead } from './listing-head.tsx'
import { ListingHeading } from './listing-heading.tsx'
import { ListingResults } from './listing-results.tsx'
import { useFilterOptions } from './use-filter-options.ts'
import { useFilterPopup } from './use-filter-popup.ts'
import { useListingAddress } from './use-listing-address.ts'
import { useListingPages } from './use-listing-pages.ts'

/** Everything of a listing: name, filters, and the pieces. */
export function Listing() {
  const address = useListingAddress()
  const list = useListingPages(address)
  const options = useFilterOptions(address)
  const popup = useFilterPopup(`${address.pathname} ${address.filter.category_id}`)
  const top = useTopOfNewList(JSON.stringify(address.filter))
  return (
    <div className={styles.listing}>
      <ListingHead address={address} list={list} />
      <ListingHeading address={address} total={list.total} isLowerBound={list.isLowerBound} />
      <div ref={top} className={styles.filters}>
        <FilterBar address={address} options={options} onOpen={popup.open} />
        <ActiveFilters address={address} options={options} />
      </div>
      <FilterSheet
        address={address}
        options={options}
        isOpen={popup.isOpen}
        onClose={popup.close}
        total={list.total ?? 0}
        isLowerBound={list.isLowerBound}
      />
      <ListingResults address={address} list={list} />
    </div>
  )
}

/** Goes up to where a newly filtered list begins, where that is above the screen; the focus stays where it was. */
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
