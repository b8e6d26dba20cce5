import { ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import { useEffect, useRef } from 'react'

/** The pages that come by themselves; after them a press is asked for, so that the footer can be reached. */
const PAGES_BY_THEMSELVES = 6
const MARGIN = '200px'

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
  const sentinel = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  const comesByItself = pages < PAGES_BY_THEMSELVES
  useEffect(() => {
    const element = sentinel.current
    if (!element || !comesByItself || isLoading) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) more.current()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [comesByItself, isLoading])
  return (
    <div ref={sentinel}>
      {isLoading ? <ProductGridSkeleton count={4} /> : <ShowMore onMore={onMore} shown={shown} total={total} />}
    </div>
  )
}
