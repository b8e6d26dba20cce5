import type { CardProduct } from '@closyyy/contract/products-schemas'
import { rowSizes } from '@closyyy/ui/photo-sizes'
import { Row, RowSkeleton } from '@closyyy/ui/row'
import type { ReactNode } from 'react'
import { ProductTile } from '../../../components/product-tile.tsx'

interface RelatedRowProps {
  title: string
  action?: ReactNode
  /** Undefined while loading. */
  products: CardProduct[] | undefined
}

export function RelatedRow({ title, action, products }: RelatedRowProps) {
  if (!products) return <RowSkeleton title={title} />
  if (products.length === 0) return null
  return (
    <Row title={title} action={action}>
      {products.map(product => (
        <ProductTile key={product.id} product={product} sizes={rowSizes} />
      ))}
    </Row>
  )
}
