import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGrid, ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import { type ReactNode, useId } from 'react'
import { useListDepth } from '../../list-depth.ts'
import { OwnProductCard } from './own-product-card.tsx'
import * as styles from './own-products.module.css'
import { useProductsText } from './products-text.ts'
import { useShownProducts } from './use-shown-products.ts'

/** One row on wide screens. */
const SKELETON_CARDS = 4

export interface OwnProductsProps {
  isSold: boolean
  note?: ReactNode
}

export function OwnProducts({ isSold, note }: OwnProductsProps) {
  const t = useProductsText()
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId}>{t(isSold ? 'sold' : 'selling')}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <List isSold={isSold} />
    </section>
  )
}

function List({ isSold }: Pick<OwnProductsProps, 'isSold'>) {
  const t = useProductsText()
  const { products, ...read } = useShownProducts(isSold)
  const { isError, isFetching, hasNextPage, refetch } = read
  const showNext = useListDepth(read, isSold ? 'sold' : 'selling')
  if (!products?.length && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={refetch} retrying={isFetching} />
  }
  if (!products) return <ProductGridSkeleton count={SKELETON_CARDS} />
  if (products.length === 0) {
    return <EmptyState size="inline" title={t(isSold ? 'no-sold' : 'no-selling')} />
  }
  return (
    <>
      <ProductGrid>
        {products.map(product => (
          <OwnProductCard key={product.id} product={product} />
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
