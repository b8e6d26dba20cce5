import { LISTING_PATH } from '@closyyy/contract/paths'
import { useState } from 'react'
import { useFacetCounts } from '../../components/filters/facet-queries.ts'
import { FilteredList } from '../../components/filters/filtered-list.tsx'
import * as styles from './listing.module.css'
import { ListingHead } from './listing-head.tsx'
import { ListingHeading } from './listing-heading.tsx'
import { ListingResults } from './listing-results.tsx'
import { useListingOptions } from './use-listing-options.ts'
import { useListingPages } from './use-listing-pages.ts'
import { useListingView } from './use-listing-view.ts'

export function Listing() {
  const view = useListingView()
  const list = useListingPages(view)
  const options = useListingOptions(view)
  const [hasOpenFilter, setOpenFilter] = useState(false)
  const counts = useFacetCounts(view.place, view.chosen, hasOpenFilter)
  const { total, isLowerBound } = list
  return (
    <div className={styles.listing}>
      <ListingHead view={view} list={list} />
      <ListingHeading view={view} total={total} isLowerBound={isLowerBound} />
      <FilteredList
        key={view.place.group}
        view={view}
        options={options}
        counts={counts}
        onOpen={() => setOpenFilter(true)}
        form={{ action: `${LISTING_PATH}/${view.place.group}` }}
        found={{ total: total ?? 0, isLowerBound }}
      >
        <ListingResults view={view} list={list} />
      </FilteredList>
    </div>
  )
}
