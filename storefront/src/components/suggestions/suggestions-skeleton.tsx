import { ProductGridSkeleton } from '@closyyy/ui/product-grid'

export function SuggestionsSkeleton() {
  return <ProductGridSkeleton count={4} />
}
