import { productPath } from '@closyyy/contract/paths'
import type { CardProduct } from '@closyyy/contract/products-schemas'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { FLUSH_SYNC } from '@closyyy/platform/navigation/flush-sync'
import { useQueryClient } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { ProductCard } from '@closyyy/ui/product-card'
import { memo } from 'react'
import { useText } from '../messages.ts'
import { useDeferredCardLikes } from './likes/deferred-card-likes.ts'
import { storeTappedCard } from './tapped-card.ts'

export interface ProductTileProps {
  product: CardProduct
  /** Loads the photo eagerly with high priority. */
  priority?: boolean
  /** `sizes` of the photo; defaults to a grid beside filters. */
  sizes?: string
}

/** Renders again only if its product changes: lists render with every step of a navigation. */
export const ProductTile = memo(function ProductTile({ product, priority, sizes }: ProductTileProps) {
  const Marks = useDeferredCardLikes()
  const t = useText()
  const queryClient = useQueryClient()
  const labelOf = useProductLabel()
  const { title, brand_name, price, size_data, condition, photos, sold } = product
  return (
    <ProductCard
      product={{
        title,
        brand: brand_name,
        price,
        size: size_data.size_label,
        condition: labelOf(condition.title),
        photos,
      }}
      link={link => (
        <Link
          to={productPath(product)}
          state={FLUSH_SYNC}
          onClick={event => storeTappedCard(queryClient, product, event.currentTarget)}
          {...link}
        />
      )}
      badge={sold ? <Badge kind="strong">{t('product-tile.sold')}</Badge> : undefined}
      action={Marks && <Marks product={product} />}
      priority={priority}
      sizes={sizes}
    />
  )
})
