import { brandName } from '@closyyy/contract/brand-name'
import { listingPath } from '@closyyy/contract/paths'
import { PageHead } from '../../components/page-head.tsx'
import { useListingName } from './listing-name.ts'
import { useListingText } from './listing-text.ts'
import { listingUrl } from './listing-url.ts'
import type { ListingPages } from './use-listing-pages.ts'
import type { ListingView } from './use-listing-view.ts'

export interface ListingHeadProps {
  view: ListingView
  list: ListingPages
}

/** Filtered and deeper views are canonical to the plain listing. */
export function ListingHead({ view: { place, filter }, list }: ListingHeadProps) {
  const t = useListingText()
  const { group, category, categoryName } = useListingName(place, filter)
  const name = categoryName ? t('head.name', { group, category: categoryName }) : group
  return (
    <PageHead
      title={t('head.title', { name, shop: brandName })}
      description={t('head.description', { name, shop: brandName })}
      path={category ? listingPath(category) : listingUrl({ group: place.group }, { sort: 'newest' })}
      image={list.products[0]?.photos[0]?.image_path}
    />
  )
}
