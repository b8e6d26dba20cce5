import { getProductLike } from '@closyyy/contract/likes-calls'
import { productPath } from '@closyyy/contract/paths'
import { getProduct, listSuggestedProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { getProfile } from '@closyyy/contract/users-calls'
import { formatPrice } from '@closyyy/i18n/money'
import { allowsPrefetch } from '@closyyy/platform/connection'
import { useQuery } from '@closyyy/platform/query'
import { useSession } from '@closyyy/platform/session'
import { AskSeller } from '../../../components/chats/ask-seller.tsx'
import { ProductLikes } from '../../../components/likes/product-likes.tsx'
import { ReportLink } from '../../../components/report/report-link.tsx'
import { ShareLinks } from '../../../components/share/share-links.tsx'
import { BuyingPromises } from '../../../components/trust/buying-promises.tsx'
import { sellerProfileQuery } from '../product-detail-queries.ts'
import { ProductDescription } from './product-description.tsx'
import { SellerProducts, SimilarProducts } from './product-rows.tsx'
import { ProductStructuredData } from './product-structured-data.tsx'
import { SellerCard } from './seller-card.tsx'
import { TrailStructuredData } from './trail-structured-data.tsx'

// Creates the schemas of these responses before the next tap on a card, which they would delay (docs/decisions/034).
if (globalThis.document && allowsPrefetch()) {
  for (const { schemas } of [getProduct, listSuggestedProducts, getProductLike, getProfile]) {
    schemas().catch(() => undefined)
  }
}

export function HeadData({ product }: { product: Product }) {
  return (
    <>
      <TrailStructuredData product={product} />
      <ProductStructuredData product={product} />
    </>
  )
}

export function FurtherFacts({ product }: { product: Product }) {
  const { title, price, user } = product
  const isOwn = useSession()?.userId === user.id
  const { data: seller } = useQuery(sellerProfileQuery(user.id))
  return (
    <>
      <AskSeller product={product} />
      {!isOwn && <ProductLikes product={product} />}
      <SellerCard seller={user} />
      <ProductDescription product={product} />
      <BuyingPromises seller={seller} price={price} />
      <ShareLinks title={`${title}, ${formatPrice(price)}`} path={productPath(product)} />
      <ReportLink kind="product" id={product.id} ownerId={user.id} />
    </>
  )
}

export function ProductRows({ product }: { product: Product }) {
  const similar = <SimilarProducts key="similar" product={product} />
  const fromSeller = <SellerProducts key="seller" product={product} />
  return product.sold ? [similar, fromSeller] : [fromSeller, similar]
}
