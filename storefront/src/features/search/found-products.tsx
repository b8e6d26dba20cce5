import type { CardProduct } from '@closyyy/contract/products-schemas'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGrid } from '@closyyy/ui/product-grid'
import type { ListFilter } from '../../components/filters/list-filter.ts'
import { LoadMore } from '../../components/load-more.tsx'
import type { CardPage } from '../../components/product-cards.ts'
import { ProductTile } from '../../components/product-tile.tsx'
import { MAX_SEARCH_PAGES, searchUrl } from './search-queries.ts'
import * as styles from './search-results.module.css'
import { useSearchText } from './search-text.ts'

/** Photos in the first view on phones. */
const FIRST_VIEW = 2

export interface FoundProductsProps {
  term: string
  filter: ListFilter
  products: CardProduct[]
  found: {
    data?: { pages: CardPage[] }
    hasNextPage: boolean
    isFetchNextPageError: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

export function FoundProducts({ term, filter, products, found }: FoundProductsProps) {
  const t = useSearchText()
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = found
  const pages = found.data?.pages ?? []
  const [first] = pages
  const count = first?.total ?? products.length
  const next = pages.length < MAX_SEARCH_PAGES && (
    <noscript>
      <Link className={buttonClass({ kind: 'secondary', wide: true })} to={searchUrl(term, filter, pages.length + 1)}>
        {t('next-page')}
      </Link>
    </noscript>
  )
  return (
    <div className={styles.results}>
      <div role="status">
        <h2 className={styles.note}>{t(first?.total_is_lower_bound ? 'count.at-least' : 'count', { count })}</h2>
      </div>
      <ProductGrid label={t('results')}>
        {products.map((product, place) => (
          <ProductTile key={product.id} product={product} priority={place < FIRST_VIEW} />
        ))}
      </ProductGrid>
      {isFetchNextPageError && (
        <ErrorState
          size="inline"
          message={t('more-failed')}
          retrying={isFetchingNextPage}
          onRetry={() => void fetchNextPage()}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <>
          <LoadMore
            pages={pages.length}
            isLoading={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
            shown={products.length}
            total={count}
          />
          {next}
        </>
      )}
    </div>
  )
}
