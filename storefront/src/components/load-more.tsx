import { ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import { shouldAutoLoad, useAutoLoad } from './auto-load.ts'

export interface LoadMoreProps {
  pages: number
  isLoading: boolean
  onMore: () => void
  shown: number
  total: number
}

/** Loads the next page near the end of a list, or shows a button for it (LISTING-2). */
export function LoadMore({ pages, isLoading, onMore, shown, total }: LoadMoreProps) {
  const isOn = shouldAutoLoad({ depth: pages, hasMore: true, isLoading, hasFailed: false })
  const sentinel = useAutoLoad<HTMLDivElement>(isOn, pages, onMore)
  return (
    <div ref={sentinel}>
      {isLoading ? <ProductGridSkeleton count={4} /> : <ShowMore onMore={onMore} shown={shown} total={total} />}
    </div>
  )
}
