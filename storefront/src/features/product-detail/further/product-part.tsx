import { getProductLike } from '@closyyy/contract/likes-calls'
import { productPath, shopPath } from '@closyyy/contract/paths'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { formatPrice } from '@closyyy/i18n/money'
import { profileQuery } from '@closyyy/platform/queries/profile'
import { useQuery } from '@closyyy/platform/query'
import { allowsPrefetch } from '@closyyy/platform/rendering/connection'
import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { ErrorState } from '@closyyy/ui/error-state'
import { AskSeller } from '../../../components/chats/ask-seller.tsx'
import { ProductLikes } from '../../../components/likes/product-likes.tsx'
import { ReportLink } from '../../../components/report/report-link.tsx'
import { ShareLinks } from '../../../components/share/share-links.tsx'
import { BuyingPromises } from '../../../components/trust/buying-promises.tsx'
import { relatedProductsQuery } from '../product-detail-queries.ts'
import { SIMILAR_ID } from '../similar-id.ts'
import { useFurtherText } from './further-text.ts'
import { ProductDescription } from './product-description.tsx'
import { ProductStructuredData } from './product-structured-data.tsx'
import { RelatedRow } from './related-row.tsx'
import { SellerCard } from './seller-card.tsx'
import { TrailStructuredData } from './trail-structured-data.tsx'

// Creates the schemas of these responses before the next tap on a card, which they would delay (docs/decisions/034).
if (globalThis.document && allowsPrefetch()) {
  for (const { schemas } of [getProduct, listRelatedProducts, getProductLike, getProfile]) {
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

/** Tells the owner why buyers do not see the product, or not as it is shown here. */
export function OwnState({ product }: { product: Product }) {
  const t = useFurtherText()
  const id = ownTextIdOf(product)
  if (!id) return null
  const { approval_status, revision_status, rejection_reason } = product
  const isRejected = approval_status === 'rejected' || revision_status === 'rejected'
  return (
    <>
      <p>{t(id)}</p>
      {isRejected && rejection_reason && (
        <p>
          {t('own.reason')} <bdi>{rejection_reason}</bdi>
        </p>
      )}
    </>
  )
}

function ownTextIdOf({ approval_status, revision_status, taken_down_at, active, sold }: Product) {
  if (approval_status === 'pending') return 'own.pending'
  if (approval_status === 'rejected') return taken_down_at ? 'own.taken-down' : 'own.rejected'
  if (!active) return 'own.inactive'
  if (revision_status) return `own.revision-${revision_status}` as const
  return sold ? 'own.sold' : undefined
}

export function FurtherFacts({ product }: { product: Product }) {
  const { title, price, user } = product
  const isOwn = useSession()?.userId === user.id
  const { data: seller } = useQuery(profileQuery(user.id))
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

/** Similar products come first if the product is sold. */
export function ProductRows({ product: { id, user, sold } }: { product: Product }) {
  const t = useFurtherText()
  const { data, isError, isFetching, refetch } = useQuery(relatedProductsQuery(id))
  if (isError && !data) {
    return <ErrorState size="inline" message={t('side.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  const similar = (
    <div key="similar" id={SIMILAR_ID}>
      <RelatedRow title={t('similar')} products={data?.similar} />
    </div>
  )
  const fromSeller = (
    <RelatedRow
      key="seller"
      title={t('more-from-seller', { username: user.username })}
      action={<Link to={shopPath(user.id)}>{t('seller.shop')}</Link>}
      products={data?.from_seller}
    />
  )
  return sold ? [similar, fromSeller] : [fromSeller, similar]
}
