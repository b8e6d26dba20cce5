import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Link } from '@closyyy/platform/router'
import { ProductCard } from '@closyyy/ui/product-card'
import type { ReactNode } from 'react'

export interface LinkedProductCardProps {
  product: Product
  badge: ReactNode
  /** A control on the photo. */
  action?: ReactNode
}

export function LinkedProductCard({ product, badge, action }: LinkedProductCardProps) {
  const labelOf = useProductLabel()
  const { title, brand_name: brand, price, condition, photos, size_data } = product
  return (
    <ProductCard
      product={{ title, brand, price, size: size_data.size_label, condition: labelOf(condition.title), photos }}
      badge={badge}
      action={action}
      link={link => <Link {...link} to={productPath(product)} />}
    />
  )
}
