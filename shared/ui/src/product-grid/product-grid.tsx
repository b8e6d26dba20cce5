import type { ReactNode } from 'react'
import { Children } from 'react'
import { ProductCardSkeleton } from '../product-card/product-card.tsx'
import { useText } from '../ui-text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './product-grid.module.css'

export interface ProductGridProps {
  /** ProductCards; each becomes a list item. */
  children: ReactNode
  /** Accessible name of the list. */
  label?: string
}

/** A list of product cards in two columns on phones, up to six from 115 rem. Skips empty children. */
export function ProductGrid({ children, label }: ProductGridProps) {
  return (
    <ul role="list" className={styles.grid} aria-label={label}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </ul>
  )
}

export interface ProductGridSkeletonProps {
  count?: number
}

/** Placeholder for a ProductGrid of `count` cards; announces that it is loading. */
export function ProductGridSkeleton({ count = 8 }: ProductGridSkeletonProps) {
  const text = useText()
  return (
    <div role="status" className={styles.grid}>
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => index).map(index => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  )
}
