import { DELIVERY_FEE } from '@closyyy/contract/order-fees'
import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { useSession } from '@closyyy/platform/session'
import { Badge } from '@closyyy/ui/badge'
import type { ReactNode } from 'react'
import { ProductLikes } from '../../components/likes/product-likes.tsx'
import { ShareLinks } from '../../components/share/share-links.tsx'
import { ProductDescription } from './facts/product-description.tsx'
import { ProductFacts, ProductHeading } from './facts/product-facts.tsx'
import { ProductPromises } from './facts/product-promises.tsx'
import { ProductState } from './facts/product-state.tsx'
import { SellerCard } from './facts/seller-card.tsx'
import { ProductGallery } from './gallery/product-gallery.tsx'
import { ProductHead } from './head/product-head.tsx'
import { ProductTrail } from './head/product-trail.tsx'
import { ProductStructuredData } from './head/structured-data.tsx'
import * as styles from './product-detail.module.css'
import { SellerProducts, SimilarProducts } from './product-rows.tsx'
import { useProductText } from './product-text.ts'

export interface ProductDetailProps {
  product: Product
  /** Controls to buy; hidden if the product cannot be bought. */
  buying?: ReactNode
}

export function ProductDetail({ product, buying }: ProductDetailProps) {
  const t = useProductText()
  const { title, photos, price, sold, user } = product
  const isOwn = useSession()?.userId === user.id
  const similar = <SimilarProducts key="similar" product={product} />
  const fromSeller = <SellerProducts key="seller" product={product} />
  return (
    <div className={styles.page}>
      <ProductHead product={product} />
      <ProductStructuredData product={product} deliveryFee={DELIVERY_FEE} />
      <div className={styles.product}>
        <div className={styles.trail}>
          <ProductTrail product={product} />
        </div>
        <div className={styles.photos}>
          <ProductGallery title={title} photos={photos} badge={sold && <Badge kind="strong">{t('sold')}</Badge>} />
        </div>
        <div className={styles.facts}>
          <ProductHeading product={product} />
          <ProductState product={product}>
            <div className={styles.buying}>{buying}</div>
          </ProductState>
          {!isOwn && <ProductLikes product={product} />}
          <ProductFacts product={product} />
          <SellerCard seller={user} />
          <ProductDescription product={product} />
          <ProductPromises price={price} />
          <ShareLinks title={`${title}, ${formatPrice(price)}`} path={productPath(product)} />
        </div>
      </div>
      {sold ? [similar, fromSeller] : [fromSeller, similar]}
    </div>
  )
}
