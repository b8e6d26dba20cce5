import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { ProductCard } from '@closyyy/ui/product-card'
import { useProductLabels } from '../../product-labels/product-labels.ts'
import { useProductsText } from './products-text.ts'

export interface OwnProductCardProps {
  product: Product
}

export function OwnProductCard({ product }: OwnProductCardProps) {
  const labels = useProductLabels()
  const { title, brand_name: brand, price, condition, photos, size_data } = product
  return (
    <ProductCard
      product={{ title, brand, price, size: size_data.size_label, condition: labels.condition(condition), photos }}
      badge={<StateBadge product={product} />}
      link={link => <Link {...link} to={productPath(product)} />}
    />
  )
}

function StateBadge({ product }: OwnProductCardProps) {
  const t = useProductsText()
  if (product.sold_elsewhere_at) return <Badge kind="strong">{t('elsewhere-badge')}</Badge>
  if (product.sold) return <Badge kind="strong">{t('sold-badge')}</Badge>
  if (product.approval_status === 'rejected') return <Badge kind="danger">{t('rejected')}</Badge>
  return null
}
