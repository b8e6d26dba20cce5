import type { PointerEvent, ReactNode } from 'react'
import { useState } from 'react'
import type { PhotoSource } from '../photo/photo.tsx'
import { Photo } from '../photo/photo.tsx'
import { Price } from '../price/price.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './product-card.module.css'

/** The product data that a card shows. */
export interface CardProduct {
  title: string
  brand?: string | null
  /** Rupees. */
  price: number
  /** Rupees before an offer. */
  was?: number
  /** As printed on a tag: `M`, `EU 38`. */
  size?: string | null
  /** Title of the condition. */
  condition?: string | null
  /** The first is shown, the second on hover. */
  photos: (PhotoSource | null)[]
}

/** Props for the caller's link: spread them on the router's Link or a plain anchor. */
export interface CardLink {
  className: string
  children: ReactNode
}

export interface ProductCardProps {
  product: CardProduct
  /** Renders the title's link, which the card enlarges to its whole area. */
  link: (link: CardLink) => ReactNode
  /** Badges on the photo (Sold, New …). */
  badge?: ReactNode
  /** A control in the photo's opposite corner, such as save; the only other tab stop. */
  action?: ReactNode
  /** Loads the photo eagerly; for the first cards of a page. */
  priority?: boolean
  /** CSS `sizes` of the photo; defaults to a grid beside filters. */
  sizes?: string
}

/**
 * A product in a grid or row: an article with one link, whose area is the whole card and whose name is the title. A
 * mouse over the card shows the second photo. All cards are equally high: each fact has one line, a missing one leaves
 * none empty between others, and a brand that the title names is not repeated.
 */
export function ProductCard({ product, link, badge, action, priority, sizes }: ProductCardProps) {
  const { title, brand, price, was, size, condition, photos } = product
  const [first, second] = photos
  const shownBrand = brand && !isNamedIn(title, brand) ? brand : undefined
  const [isHovered, setIsHovered] = useState(false)
  const trackHover = (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse')
  return (
    <article className={styles.card} onPointerEnter={trackHover}>
      <div className={styles.photos}>
        <Photo photo={first} alt="" priority={priority} sizes={sizes} />
        {isHovered && second && <Photo photo={second} alt="" sizes={sizes} className={styles.second} />}
        {badge && <div className={styles.badge}>{badge}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.facts}>
        <h3 dir="auto" className={styles.title}>
          {link({ className: styles.link, children: title })}
        </h3>
        <Price amount={price} was={was} className={styles.price} />
        {(shownBrand || size) && (
          <p className={styles.line}>
            {shownBrand && <bdi className={styles.brand}>{shownBrand}</bdi>}
            {shownBrand && size && ' · '}
            {size && <bdi>{size}</bdi>}
          </p>
        )}
        {condition && <p className={`${styles.line} ${styles.condition}`}>{condition}</p>}
      </div>
    </article>
  )
}

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const isNamedIn = (title: string, brand: string) => words(title).includes(words(brand))

/** Placeholder with the exact size of a ProductCard, hidden from screen readers. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="portrait" />
      <div className={styles.facts}>
        <span className={`${styles.title} ${styles.placeholder}`}>
          <Skeleton width="long" />
        </span>
        <span className={styles.price}>
          <Skeleton width="short" />
        </span>
        <span className={styles.line}>
          <Skeleton width="half" />
        </span>
        <span className={styles.line}>
          <Skeleton width="half" />
        </span>
      </div>
    </div>
  )
}
