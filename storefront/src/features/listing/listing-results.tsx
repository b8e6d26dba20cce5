import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ProductGrid, ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { countFilters, unfiltered } from '../../components/filters/list-filter.ts'
import { ProductTile } from '../../components/product-tile.tsx'
import * as styles from './listing-results.module.css'
import { useListingText } from './listing-text.ts'
import { listingUrl } from './listing-url.ts'
import { NextPage } from './next-page.tsx'
import type { ListingPages } from './use-listing-pages.ts'
import type { ListingView } from './use-listing-view.ts'

/** Photos in the first view on phones. */
const FIRST_VIEW = 2

export interface ListingResultsProps {
  view: ListingView
  list: ListingPages
}

export function ListingResults({ view, list }: ListingResultsProps) {
  const t = useListingText()
  const { products, depth, total } = list
  if (depth === 0) return <ProductGridSkeleton />
  if (products.length === 0) return <NoProducts view={view} />
  return (
    <div className={styles.results}>
      <div>
        <h2>
          <VisuallyHidden>{t('products')}</VisuallyHidden>
        </h2>
        <ProductGrid label={t('products')}>
          {products.map((product, place) => (
            <ProductTile key={product.id} product={product} priority={place < FIRST_VIEW} />
          ))}
        </ProductGrid>
      </div>
      <VisuallyHidden role="status">
        {depth > 1 && total !== undefined && t('shown', { shown: products.length, count: total })}
      </VisuallyHidden>
      <NextPage view={view} list={list} />
    </div>
  )
}

function NoProducts({ view: { place, filter } }: Pick<ListingResultsProps, 'view'>) {
  const t = useListingText()
  const isFiltered = countFilters(filter) > 0
  return (
    <EmptyState
      title={t('empty')}
      action={
        <Link
          className={buttonClass({ kind: 'secondary' })}
          to={isFiltered ? listingUrl(place, unfiltered(filter)) : '/'}
        >
          {isFiltered ? t('active.clear') : t('empty.home')}
        </Link>
      }
    >
      {isFiltered ? t('empty.filtered') : t('empty.plain')}
    </EmptyState>
  )
}
