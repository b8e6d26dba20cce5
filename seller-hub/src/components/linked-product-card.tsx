import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { Link } from '@closyyy/platform/router'
import { ProductCard } from '@closyyy/ui/product-card'
import type { ReactNode } from 'react'
import { useProductLabels } from '../product-labels/product-labels.ts'

export interface LinkedProductCardProps {
  product: Product
  badge: ReactNode
}

export function LinkedProductCard({ product, badge }: LinkedProductCardProps) {
  const labels = useProductLabels()
  const { title, brand_name: brand, price, condition, photos, size_data } = product
  return (
    <ProductCard
      product={{ title, brand, price, size: size_data.size_label, condition: labels.condition(condition), photos }}
      badge={badge}
      link={link => <Link {...link} to={productPath(product)} />}
    />
  )
}
