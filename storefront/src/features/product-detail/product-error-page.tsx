import { isApiError } from '@closyyy/api-client/api-error'
import { LISTING_PATH, productIdOf } from '@closyyy/contract/paths'
import { useQuery } from '@closyyy/platform/query'
import { isRouteErrorResponse, useParams, useRouteError } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Skeleton } from '@closyyy/ui/skeleton'
import { LoadError } from '../../components/load-error/load-error.tsx'
import { NotFoundNotice } from '../../components/not-found-notice.tsx'
import { ProductDetail } from './product-detail.tsx'
import { productQuery } from './product-detail-queries.ts'
import { useProductText } from './product-text.ts'

export function ProductErrorPage() {
  const error = useRouteError()
  const session = useSession()
  const id = productIdOf(useParams().slug ?? '')
  if (!isRouteErrorResponse(error) || error.status !== 404) return <LoadError thing="product" error={error} />
  return session && id ? <OwnProduct key={session.userId} id={id} /> : <NoProduct />
}

/** The server renders without a session, so an owner's pending product is a 404 there. */
function OwnProduct({ id }: { id: number }) {
  const { data, error } = useQuery(productQuery(id))
  if (data) return <ProductDetail product={data} />
  if (!error) return <Skeleton shape="block" />
  return isApiError(error) && error.code === 'not-found' ? <NoProduct /> : <LoadError thing="product" error={error} />
}

function NoProduct() {
  const t = useProductText()
  return (
    <NotFoundNotice
      heading={t('not-found')}
      text={t('not-found.text')}
      way={{ to: `${LISTING_PATH}/women`, label: t('not-found.browse') }}
    />
  )
}
