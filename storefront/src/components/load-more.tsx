import { ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import { shouldAutoLoad, useAutoLoad } from './auto-load.ts'

export interface LoadMoreProps {
  /** How many pages are on screen. */
  pages: number
  isLoading: boolean
  onMore: () => void
  /** Things on screen, and how many there are. */
  shown: number
  total: number
}

/** The end of a list that has more: brings the next page when it comes near the view (storefront.txt section 2). */
export function LoadMore({ pages, isLoading, onMore, shown, total }: LoadMoreProps) {
  const isOn = shouldAutoLoad({ depth: pages, hasMore: true, isLoading, hasFailed: false })
  const sentinel = useAutoLoad<HTMLDivElement>(isOn, pages, onMore)
  return (
    <div ref={sentinel}>
      {isLoading ? <ProductGridSkeleton count={4} /> : <ShowMore onMore={onMore} shown={shown} total={total} />}
    </div>
  )
}
