import { isApiError } from '@closyyy/api-client/api-error'
import { productIdOf, productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { FLUSH_SYNC } from '@closyyy/platform/navigation/flush-sync'
import { profileQuery } from '@closyyy/platform/queries/profile'
import { type QueryClient, useQuery, useQueryClient } from '@closyyy/platform/query'
import { whenIdle } from '@closyyy/platform/rendering/when-idle'
import { data, type LoaderFunctionArgs, redirect, useLocation, useNavigate, useParams } from '@closyyy/platform/router'
import { servicesContext } from '@closyyy/platform/services'
import { useEffect } from 'react'
import { productLikeQuery } from '../components/likes/product-like-query.ts'
import { forgetTappedCard, readTappedCard, type TappedCard } from '../components/tapped-card.ts'
import { AddToCartButton } from '../features/cart/add/add-to-cart-button.tsx'
import { MakeOffer } from '../features/offers/make-offer.tsx'
import { cardCover, productPart } from '../features/product-detail/deferred-product.tsx'
import { ProductDetail } from '../features/product-detail/product-detail.tsx'
import { productQuery, relatedProductsQuery } from '../features/product-detail/product-detail-queries.ts'

export { ProductErrorPage as ErrorBoundary } from '../features/product-detail/product-error-page.tsx'

/** Throws only if the product itself fails to load. Waits for one frame at most if a card shows the product meanwhile. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { queryClient, latestLocation } = context.get(servicesContext)
  const id = productIdOf(params.slug ?? '')
  if (id === undefined) throw data(null, { status: 404 })
  const loading = loadProduct(queryClient, id, request.url)
  const card = readTappedCard(queryClient, id)
  if (card) {
    loading.catch(() => undefined)
    if (opensCard(card, latestLocation(), request.url)) await cardCover.loaded()?.coverPage(card)
  } else await loading
  return null
}

/** Cards whose product was opened: Forward and other links find them too. */
const opened = new WeakSet<TappedCard>()

interface OpeningPage {
  pathname: string
  state: unknown
}

/** Returns whether the tap itself opens the page, once; a prefetch leaves the latest location where it is. */
function opensCard(card: TappedCard, { pathname, state }: OpeningPage, url: string): boolean {
  const opens = state === FLUSH_SYNC && pathname === new URL(url).pathname && !opened.has(card)
  if (opens) opened.add(card)
  return opens
}

/** Loads the product alone first, and the rest once a tapped card is on screen: more requests would delay both. */
async function loadProduct(queryClient: QueryClient, id: number, url: string): Promise<void> {
  const part = productPart.load()
  const product = await queryClient.ensureQueryData(productQuery(id)).catch((error: unknown) => {
    throw isApiError(error) && error.code === 'not-found' ? data(null, { status: 404 }) : error
  })
  const { pathname, searchParams } = new URL(url)
  // Temporary: titles change back, and a cancelled order makes a product available again.
  if (!isPathOf(product, pathname, searchParams)) throw redirect(productPath(product))
  if (readTappedCard(queryClient, id)) await new Promise<void>(whenIdle)
  await Promise.all([
    part,
    queryClient.prefetchQuery(relatedProductsQuery(id)),
    queryClient.prefetchQuery(productLikeQuery(id)),
    queryClient.prefetchQuery(profileQuery(product.user.id)),
  ])
}

function isPathOf(product: Product, pathname: string, search: URLSearchParams): boolean {
  return pathname === productPath(product).split('?')[0] && search.has('sold') === product.sold
}

export function Component() {
  const id = productIdOf(useParams().slug ?? '') ?? 0
  const { data: product, isError } = useQuery(productQuery(id))
  const card = readTappedCard(useQueryClient(), id)
  useReload(id, card !== undefined && (isError || product !== undefined), product)
  if (!product) return card ? <ProductDetail key={id} card={card} /> : null
  return (
    <ProductDetail
      key={id}
      card={card}
      product={product}
      buying={<AddToCartButton product={product} />}
      offering={setPrice => <MakeOffer product={product} loadOffers={loadOffers} onPrice={setPrice} />}
    />
  )
}

const loadOffers = async () =>
  (await import(/* webpackChunkName: "storefront-dialogs" */ './product-page-offers.tsx')).ProductPageOffers

/** Repeats a navigation that a card anticipated if the product has not loaded or has another path. */
function useReload(id: number, isLoaded: boolean, product: Product | undefined): void {
  const location = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { pathname, search } = location
  const isOther = isLoaded && !(product && isPathOf(product, pathname, new URLSearchParams(search)))
  useEffect(() => {
    if (!isOther) return
    forgetTappedCard(queryClient, id)
    void navigate(location, { replace: true, preventScrollReset: true })
  }, [isOther, queryClient, id, navigate, location])
}
