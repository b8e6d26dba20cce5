import { createUsePageText } from '@closyyy/i18n/text'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { wideGridSizes } from '@closyyy/ui/photo-sizes'
import { ProductGrid } from '@closyyy/ui/product-grid'
import { ProductTile } from '../product-tile.tsx'
import en from './messages/en.json'
import ur from './messages/ur.json'
import { useSuggestions } from './suggestions-queries.ts'
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx'

const useText = createUsePageText({ name: 'storefront.suggestions', en, ur })

export interface SuggestionsProps {
  label: string
  /** Product ids; the first determines similarity; excluded from the suggestions. */
  products: readonly number[]
}

export function Suggestions({ label, products }: SuggestionsProps) {
  const t = useText()
  const { suggestions, isPending, failed } = useSuggestions(products)
  if (failed) {
    return (
      <ErrorState
        size="inline"
        message={t('failed')}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  }
  if (isPending) return <SuggestionsSkeleton />
  if (suggestions.length === 0) return <EmptyState size="inline" title={t('empty')} />
  return (
    <ProductGrid label={label}>
      {suggestions.map(product => (
        <ProductTile key={product.id} product={product} sizes={wideGridSizes} />
      ))}
    </ProductGrid>
  )
}
