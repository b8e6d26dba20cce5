import { useInfiniteQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { wideGridSizes } from '@closyyy/ui/photo-sizes'
import { ProductGrid, ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import { useId } from 'react'
import { uniqueProducts } from '../../components/product-cards.ts'
import { ProductTile } from '../../components/product-tile.tsx'
import * as styles from './shop-products.module.css'
import { shopQuery } from './shop-queries.ts'
import { useShopText } from './shop-text.ts'

export interface ShopProductsProps {
  shopId: number
  kind: 'selling' | 'sold'
  /** Some of a product may be sold while the rest is on sale. */
  hasSales?: boolean
}

const texts = {
  selling: { heading: 'selling', empty: 'selling.empty' },
  sold: { heading: 'sold-items', empty: 'sold-items.empty' },
} as const

/** Photos in the first view on phones. */
const FIRST_VIEW = 2

export function ShopProducts({ shopId, kind, hasSales }: ShopProductsProps) {
  const t = useShopText()
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t(texts[kind].heading)}</h2>
      <ShopPages shopId={shopId} kind={kind} hasSales={hasSales} />
    </section>
  )
}

function ShopPages({ shopId, kind, hasSales = false }: ShopProductsProps) {
  const t = useShopText()
  const { data, isFetching, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    shopQuery(shopId, kind),
  )
  const retry = () => void (data ? fetchNextPage() : refetch())
  const failed = isError && <ErrorState size="inline" message={t('failed')} retrying={isFetching} onRetry={retry} />
  if (!data) return failed || <ProductGridSkeleton count={4} />
  const products = uniqueProducts(data.pages.flatMap(page => page.products.data))
  const total = data.pages[0]?.products.total ?? products.length
  if (products.length === 0)
    return <EmptyState size="inline" title={t(hasSales ? 'sold-items.none-sold-out' : texts[kind].empty)} />
  return (
    <>
      <ProductGrid label={t(texts[kind].heading)}>
        {products.map((product, place) => (
          <ProductTile
            key={product.id}
            product={product}
            priority={kind === 'selling' && place < FIRST_VIEW}
            sizes={wideGridSizes}
          />
        ))}
      </ProductGrid>
      {failed ||
        (hasNextPage && (
          <ShowMore
            onMore={() => void fetchNextPage()}
            pending={isFetchingNextPage}
            shown={products.length}
            total={total}
          />
        ))}
    </>
  )
}
