import type { Product } from '@closyyy/contract/products-schemas'
import { Badge } from '@closyyy/ui/badge'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGrid, ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import { type ReactNode, useId } from 'react'
import { LinkedProductCard } from '../../components/linked-product-card.tsx'
import { useListDepth } from '../../components/list-depth.ts'
import * as styles from './own-products.module.css'
import { useShownProducts } from './own-products-queries.ts'
import { useProductsText } from './products-text.ts'
import { SpecialPriceButton } from './special-price/special-price-button.tsx'

/** One row on wide screens. */
const SKELETON_CARDS = 4

export interface OwnProductsProps {
  isSold: boolean
  /** True if units of some products were sold, undefined while that is loading. */
  hasSales?: boolean | undefined
  note?: ReactNode
}

export function OwnProducts({ isSold, hasSales, note }: OwnProductsProps) {
  const t = useProductsText()
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId}>{t(isSold ? 'sold' : 'selling')}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <List isSold={isSold} hasSales={hasSales} />
    </section>
  )
}

function List({ isSold, hasSales }: Omit<OwnProductsProps, 'note'>) {
  const t = useProductsText()
  const { products, ...read } = useShownProducts(isSold)
  const { isError, isFetching, hasNextPage, refetch } = read
  const showNext = useListDepth(read, isSold ? 'sold' : 'selling')
  if (!products?.length && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={refetch} retrying={isFetching} />
  }
  const isUnknown = isSold && products?.length === 0 && hasSales === undefined
  if (!products || isUnknown) return <ProductGridSkeleton count={SKELETON_CARDS} />
  if (products.length === 0) {
    const soldTitle = hasSales ? 'no-sold-out' : 'no-sold'
    return <EmptyState size="inline" title={t(isSold ? soldTitle : 'no-selling')} />
  }
  return (
    <>
      <ProductGrid>
        {products.map(product => (
          <div key={product.id} className={styles.product}>
            <LinkedProductCard product={product} badge={<StateBadge product={product} />} />
            <SpecialPriceButton product={product} />
          </div>
        ))}
      </ProductGrid>
      {isError ? (
        <ErrorState size="inline" message={t('more-failed')} onRetry={showNext} retrying={isFetching} />
      ) : (
        hasNextPage && <ShowMore onMore={showNext} pending={isFetching} />
      )}
    </>
  )
}

function StateBadge({ product }: { product: Product }) {
  const t = useProductsText()
  if (product.sold_elsewhere_at) return <Badge kind="strong">{t('elsewhere-badge')}</Badge>
  if (product.sold) return <Badge kind="strong">{t('sold-badge')}</Badge>
  if (product.approval_status === 'rejected')
    return <Badge kind="danger">{t(product.taken_down_at ? 'taken-down' : 'rejected')}</Badge>
  return null
}
