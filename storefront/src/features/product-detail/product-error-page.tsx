import { productIdOf } from '@closyyy/contract/paths'
import { useQuery } from '@closyyy/platform/query'
import { isRouteErrorResponse, useParams, useRouteError } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { LoadError } from '../../components/load-error/load-error.tsx'
import { NotFoundNotice } from '../../components/not-found-notice.tsx'
import { ProductDetail } from './product-detail.tsx'
import { productQuery } from './product-detail-queries.ts'
import { useProductText } from './product-text.ts'

/** Says that there is no such product, or that it did not load. */
export function ProductErrorPage() {
  const error = useRouteError()
  const session = useSession()
  const id = productIdOf(useParams().slug ?? '')
  if (!isRouteErrorResponse(error) || error.status !== 404) return <LoadError thing="product" error={error} />
  return session && id ? <OwnProduct key={session.userId} id={id} /> : <NoProduct />
}

/** A served document knows nobody, so it answers 404 for a pending product that its owner may see. */
function OwnProduct({ id }: { id: number }) {
  const { data } = useQuery(productQuery(id))
  return data ? <ProductDetail product={data} /> : <NoProduct />
}

function NoProduct() {
  const t = useProductText()
  return (
    <NotFoundNotice
      heading={t('not-found')}
      text={t('not-found.text')}
      way={{ to: '/listing/women', label: t('not-found.browse') }}
    />
  )
}
