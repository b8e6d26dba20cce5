import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { ProductCard } from '@closyyy/ui/product-card'
import type { ReactNode } from 'react'
import { useText } from '../messages.ts'
import { useConditionLabel } from './condition-label.ts'

export interface ProductTileProps {
  product: Product
  /** One of the first photos of the page: loaded eagerly with high priority. */
  priority?: boolean
  /** `sizes` of the photo where the tile does not stand in a ProductGrid. */
  sizes?: string
  /** Controls on the photo's corner. */
  action?: ReactNode
}

/** A product in a row or grid, leading to its page. */
export function ProductTile({ product, priority, sizes, action }: ProductTileProps) {
  const t = useText()
  const conditionLabel = useConditionLabel()
  const { title, brand_name, price, condition, photos, sold } = product
  return (
    <ProductCard
      product={{ title, brand: brand_name, price, condition: conditionLabel(condition), photos }}
      link={link => <Link to={productPath(product)} {...link} />}
      badge={sold ? <Badge kind="strong">{t('product-tile.sold')}</Badge> : undefined}
      action={action}
      priority={priority}
      sizes={sizes}
    />
  )
}
