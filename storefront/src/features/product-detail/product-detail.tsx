import { brandName } from '@closyyy/contract/brand-name'
import type { Product } from '@closyyy/contract/products-schemas'
import { Badge } from '@closyyy/ui/badge'
import { Price } from '@closyyy/ui/price'
import { type ReactNode, useState } from 'react'
import { useDeferredModule } from '../../components/deferred/use-deferred-module.ts'
import type { TappedCard } from '../../components/tapped-card.ts'
import { DeferredFacts, DeferredHead, DeferredRows, productPart } from './deferred-product.tsx'
import { FactsSkeleton } from './facts/facts-skeleton.tsx'
import { ProductFacts, ProductHeading } from './facts/product-facts.tsx'
import { ProductState } from './facts/product-state.tsx'
import { ProductGallery } from './gallery/product-gallery.tsx'
import { ProductHead } from './head/product-head.tsx'
import { ProductTrail } from './head/product-trail.tsx'
import * as styles from './product-detail.module.css'
import { useProductText } from './product-text.ts'

interface LoadedProps {
  product: Product
  /** Puts the product into the cart; hidden if it cannot be bought. */
  buying?: ReactNode
  /** Offers another price, likewise, but a dialog that is open stays; sets the price of the bar to an agreed one. */
  offering?: (onPrice: (price: number | undefined) => void) => ReactNode
}

export interface ProductDetailProps extends Partial<LoadedProps> {
  /** The card that led here. Shown in place of the product until it is loaded, in the same layout. */
  card?: TappedCard | undefined
}

export function ProductDetail({ card, product, ...controls }: ProductDetailProps) {
  const t = useProductText()
  useDeferredModule(productPart)
  const shown = product ?? card?.product
  if (!shown) return null
  const { title, photos, sold } = shown
  return (
    <div className={styles.page}>
      {product ? <LoadedHead product={product} /> : <title>{`${title} | ${brandName}`}</title>}
      <div className={styles.product}>
        <div className={styles.trail}>
          <ProductTrail product={shown} />
        </div>
        <div className={styles.photos}>
          <ProductGallery
            title={title}
            photos={photos}
            badge={sold && <Badge kind="strong">{t('sold')}</Badge>}
            preview={card?.photo}
            isLoading={!product}
          />
        </div>
        <div className={styles.facts}>
          <ProductHeading product={shown} />
          {product ? <LoadedFacts product={product} {...controls} /> : <FactsSkeleton />}
        </div>
      </div>
      {product && <DeferredRows product={product} />}
    </div>
  )
}

function LoadedHead({ product }: LoadedProps) {
  return (
    <>
      <ProductHead product={product} />
      <DeferredHead product={product} />
    </>
  )
}

function LoadedFacts({ product, buying, offering }: LoadedProps) {
  const [price = product.price, setPrice] = useState<number>()
  return (
    <>
      <ProductFacts product={product} />
      <ProductState product={product}>
        <div className={styles.buying} data-page-bar>
          <p className={styles.price} aria-hidden="true">
            <Price amount={price} />
          </p>
          {buying}
        </div>
      </ProductState>
      <div className={styles.offering}>{offering?.(setPrice)}</div>
      <DeferredFacts product={product} />
    </>
  )
}
