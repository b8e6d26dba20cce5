import { isApiError } from '@closyyy/api-client/api-error'
import { brand } from '@closyyy/contract/brand-identity'
import { parseId } from '@closyyy/contract/ids'
import { shopPath } from '@closyyy/contract/paths'
import { useInfiniteQuery, useQuery } from '@closyyy/platform/query'
import { data, isRouteErrorResponse, type LoaderFunctionArgs, useParams, useRouteError } from '@closyyy/platform/router'
import { servicesContext } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { LoadError } from '../components/load-error/load-error.tsx'
import { NotFoundNotice } from '../components/not-found-notice.tsx'
import { PageHead } from '../components/page-head.tsx'
import { BuyingPromises } from '../components/trust/buying-promises.tsx'
import { ShopRatings } from '../features/shop/ratings/shop-ratings.tsx'
import { ShopHeader } from '../features/shop/shop-header.tsx'
import { ShopProducts } from '../features/shop/shop-products.tsx'
import { shopProfileQuery, shopQuery } from '../features/shop/shop-queries.ts'
import { useShopText } from '../features/shop/shop-text.ts'
import * as styles from './shop-page.module.css'

/** Throws if profile or listings fail to load; sold products are optional. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext)
  const id = parseId(params.id)
  if (id === undefined) throw data(null, { status: 404 })
  const sold = queryClient.prefetchInfiniteQuery(shopQuery(id, 'sold'))
  try {
    await Promise.all([
      queryClient.ensureQueryData(shopProfileQuery(id)),
      queryClient.ensureInfiniteQueryData(shopQuery(id, 'selling')),
    ])
  } catch (error) {
    throw isApiError(error) && error.code === 'not-found' ? data(null, { status: 404 }) : error
  }
  await sold
  return null
}

export function Component() {
  const t = useShopText()
  const id = parseId(useParams().id) ?? 0
  const profile = useShopProfile(id)
  const { data: selling } = useInfiniteQuery(shopQuery(id, 'selling'))
  if (!profile || !selling) return null
  const { username } = profile
  const description = selling.pages[0]?.shop.description ?? null
  const photos = selling.pages[0]?.products.data.flatMap(product => product.photos) ?? []
  return (
    <div className={styles.page}>
      <PageHead
        title={t('heading', { username })}
        description={description || t('meta', { username, shop: brand.name })}
        path={shopPath(id)}
        image={profile.profile_picture ?? photos[0]?.image_path}
      />
      <ShopHeader profile={profile} description={description} />
      <ShopProducts key={`selling-${id}`} shopId={id} kind="selling" />
      <ShopProducts key={`sold-${id}`} shopId={id} kind="sold" hasSales={profile.sold_count > 0} />
      <BuyingPromises seller={profile} />
      <ShopRatings key={`ratings-${id}`} profile={profile} />
    </div>
  )
}

/** The user's view, or the guest's until it is loaded. */
function useShopProfile(id: number) {
  const session = useSession()
  const { data: everybodys } = useQuery(shopProfileQuery(id))
  const { data: own } = useQuery({ ...shopProfileQuery(id, session?.userId), enabled: session !== undefined })
  return own ?? everybodys
}

export function ErrorBoundary() {
  const t = useShopText()
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <LoadError thing="shop" error={error} />
  return (
    <NotFoundNotice
      heading={t('not-found')}
      text={t('not-found.text')}
      way={{ to: '/', label: t('not-found.browse') }}
    />
  )
}
