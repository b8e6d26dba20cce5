import { isApiError } from '@closyyy/api-client/api-error'
import { productIdOf, productPath } from '@closyyy/contract/paths'
import { useQuery } from '@closyyy/platform/query'
import { data, type LoaderFunctionArgs, redirect, useParams } from '@closyyy/platform/router'
import { servicesContext } from '@closyyy/platform/services'
import { productLikeQuery } from '../components/likes/likes-queries.ts'
import { AddToCartButton } from '../features/cart/add/add-to-cart-button.tsx'
import { BuyOfferButton } from '../features/cart/add/buy-offer-button.tsx'
import { MakeOffer } from '../features/offers/make-offer.tsx'
import { ProductDetail } from '../features/product-detail/product-detail.tsx'
import {
  productQuery,
  sellerProductsQuery,
  sellerProfileQuery,
  similarQuery,
} from '../features/product-detail/product-detail-queries.ts'

export { ProductErrorPage as ErrorBoundary } from '../features/product-detail/product-error-page.tsx'

/** Throws only if the product itself fails to load. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext)
  const id = productIdOf(params.slug ?? '')
  if (id === undefined) throw data(null, { status: 404 })
  const beside = [queryClient.prefetchQuery(similarQuery(id)), queryClient.prefetchQuery(productLikeQuery(id))]
  const product = await queryClient.ensureQueryData(productQuery(id)).catch((error: unknown) => {
    throw isApiError(error) && error.code === 'not-found' ? data(null, { status: 404 }) : error
  })
  const { pathname, searchParams } = new URL(request.url)
  const path = productPath(product)
  // Temporary: titles change back, and a cancelled order makes a product available again.
  if (pathname !== path.split('?')[0] || searchParams.has('sold') !== product.sold) throw redirect(path)
  beside.push(
    queryClient.prefetchQuery(sellerProductsQuery(product.user.id)),
    queryClient.prefetchQuery(sellerProfileQuery(product.user.id)),
  )
  await Promise.all(beside)
  return null
}

export function Component() {
  const id = productIdOf(useParams().slug ?? '') ?? 0
  const { data: product } = useQuery(productQuery(id))
  if (!product) return null
  const buying = (
    <>
      <AddToCartButton product={product} />
      <MakeOffer product={product} buy={offer => <BuyOfferButton offer={offer} />} />
    </>
  )
  return <ProductDetail key={product.id} product={product} buying={buying} />
}
