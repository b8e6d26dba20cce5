import { brand } from '@closyyy/contract/brand-identity'
import { DELIVERY_FEE } from '@closyyy/contract/order-fees'
import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { useQuery } from '@closyyy/platform/query'
import { useSession } from '@closyyy/platform/session'
import { Badge } from '@closyyy/ui/badge'
import { Price } from '@closyyy/ui/price'
import type { ReactNode } from 'react'
import { ProductLikes } from '../../components/likes/product-likes.tsx'
import { ReportLink } from '../../components/report/report-link.tsx'
import { ShareLinks } from '../../components/share/share-links.tsx'
import type { TappedCard } from '../../components/tapped-card.ts'
import { BuyingPromises } from '../../components/trust/buying-promises.tsx'
import { FactsSkeleton } from './facts/facts-skeleton.tsx'
import { ProductDescription } from './facts/product-description.tsx'
import { ProductFacts, ProductHeading } from './facts/product-facts.tsx'
import { ProductState } from './facts/product-state.tsx'
import { SellerCard } from './facts/seller-card.tsx'
import { ProductGallery } from './gallery/product-gallery.tsx'
import { ProductHead } from './head/product-head.tsx'
import { ProductTrail } from './head/product-trail.tsx'
import { ProductStructuredData } from './head/structured-data.tsx'
import * as styles from './product-detail.module.css'
import { sellerProfileQuery } from './product-detail-queries.ts'
import { SellerProducts, SimilarProducts } from './product-rows.tsx'
import { useProductText } from './product-text.ts'

interface LoadedProps {
  product: Product
  /** Puts the product into the cart; hidden if it cannot be bought. */
  buying?: ReactNode
  /** Offers another price, likewise. */
  offering?: ReactNode
  /** Asks the seller; also while the product cannot be bought. */
  asking?: ReactNode
}

export interface ProductDetailProps extends Partial<LoadedProps> {
  /** The card that led here. Shown in place of the product until it is loaded, in the same layout. */
  card?: TappedCard | undefined
}

export function ProductDetail({ card, product, ...controls }: ProductDetailProps) {
  const t = useProductText()
  const shown = product ?? card?.product
  if (!shown) return null
  const { title, photos, sold } = shown
  return (
    <div className={styles.page}>
      {product ? <LoadedHead product={product} /> : <title>{`${title} | ${brand.name}`}</title>}
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
          />
        </div>
        <div className={styles.facts}>
          <ProductHeading product={shown} />
          {product ? <LoadedFacts product={product} {...controls} /> : <FactsSkeleton />}
        </div>
      </div>
      {product && <div className={styles.rows}>{rowsOf(product)}</div>}
    </div>
  )
}

function LoadedHead({ product }: LoadedProps) {
  return (
    <>
      <ProductHead product={product} />
      <ProductStructuredData product={product} deliveryFee={DELIVERY_FEE} />
    </>
  )
}

function LoadedFacts({ product, buying, offering, asking }: LoadedProps) {
  const { title, price, user } = product
  const { data: seller } = useQuery(sellerProfileQuery(user.id))
  const isOwn = useSession()?.userId === user.id
  return (
    <>
      <ProductFacts product={product} />
      <ProductState product={product}>
        <div className={styles.buying}>
          <p className={styles.price} aria-hidden="true">
            <Price amount={price} />
          </p>
          {buying}
        </div>
        <div className={styles.offering}>{offering}</div>
      </ProductState>
      {asking}
      {!isOwn && <ProductLikes product={product} />}
      <SellerCard seller={user} />
      <ProductDescription product={product} />
      <BuyingPromises seller={seller} price={price} />
      <ShareLinks title={`${title}, ${formatPrice(price)}`} path={productPath(product)} />
      <ReportLink kind="product" id={product.id} ownerId={user.id} />
    </>
  )
}

function rowsOf(product: Product) {
  const similar = <SimilarProducts key="similar" product={product} />
  const fromSeller = <SellerProducts key="seller" product={product} />
  return product.sold ? [similar, fromSeller] : [fromSeller, similar]
}
