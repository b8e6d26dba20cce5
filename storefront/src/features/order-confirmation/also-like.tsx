import { listSuggestedProducts } from '@closyyy/contract/products'
import { useQuery, viewQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGrid, ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { useId } from 'react'
import { cardPage } from '../../components/product-cards.ts'
import { ProductTile } from '../../components/product-tile.tsx'
import * as styles from './order-details.module.css'
import { useOrderText } from './order-text.ts'

const suggestionsQuery = viewQuery(listSuggestedProducts, { query: { per_page: 8 } }, cardPage)

/** Unsold pieces for whoever has just bought one. */
export function AlsoLike() {
  const t = useOrderText()
  const id = useId()
  return (
    <section className={styles.also} aria-labelledby={id}>
      <h2 id={id}>{t('again')}</h2>
      <Suggestions />
    </section>
  )
}

function Suggestions() {
  const t = useOrderText()
  const { data, isError, isFetching, refetch } = useQuery(suggestionsQuery)
  if (isError) {
    return <ErrorState size="inline" message={t('again.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <ProductGridSkeleton count={4} />
  const products = data.data.filter(({ sold }) => !sold)
  if (products.length === 0) return <EmptyState size="inline" title={t('again.empty')} />
  return (
    <ProductGrid label={t('again')}>
      {products.map(product => (
        <ProductTile key={product.id} product={product} />
      ))}
    </ProductGrid>
  )
}
