import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { Link } from '@closyyy/platform/router'
import { Photo } from '@closyyy/ui/photo'
import type { ReactNode } from 'react'
import * as styles from './selling-list.module.css'
import { useSellingText } from './selling-text.ts'

export function ProductImage({ product: { photos } }: { product: Product }) {
  const t = useSellingText()
  const [cover] = photos
  if (!cover) return <span className={styles.note}>{t('no-image')}</span>
  return (
    <div className={styles.image}>
      <Photo photo={cover} alt="" sizes="4rem" />
    </div>
  )
}

export interface ProductTitleProps {
  product: Product
  /** Badges and notes below the title. */
  children: ReactNode
}

export function ProductTitle({ product, children }: ProductTitleProps) {
  return (
    <div className={styles.title}>
      <Link to={productPath(product)} dir="auto">
        {product.title}
      </Link>
      {children}
    </div>
  )
}
