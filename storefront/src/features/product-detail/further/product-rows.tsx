import { shopPath } from '@closyyy/contract/paths'
import type { CardProduct, Product } from '@closyyy/contract/products-schemas'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { ErrorState } from '@closyyy/ui/error-state'
import { Row, RowSkeleton } from '@closyyy/ui/row'
import type { ReactNode } from 'react'
import type { CardPage } from '../../../components/product-cards.ts'
import { ProductTile } from '../../../components/product-tile.tsx'
import { ROW_LENGTH, sellerProductsQuery, similarQuery } from '../product-detail-queries.ts'
import { SIMILAR_ID } from '../similar-id.ts'
import { useFurtherText } from './further-text.ts'

export function SimilarProducts({ product }: { product: Product }) {
  const t = useFurtherText()
  const found = useQuery(similarQuery(product.id))
  return (
    <div id={SIMILAR_ID}>
      <SuggestionRow title={t('similar')} filter={({ user }) => user.id !== product.user.id} {...found} />
    </div>
  )
}

export function SellerProducts({ product }: { product: Product }) {
  const t = useFurtherText()
  const found = useQuery(sellerProductsQuery(product.user.id))
  return (
    <SuggestionRow
      title={t('more-from-seller', { username: product.user.username })}
      action={<Link to={shopPath(product.user.id)}>{t('seller.shop')}</Link>}
      filter={({ id }) => id !== product.id}
      {...found}
    />
  )
}

interface SuggestionRowProps {
  title: string
  action?: ReactNode
  filter: (product: CardProduct) => boolean
  data?: CardPage
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

function SuggestionRow({ title, action, filter, data, isError, isFetching, refetch }: SuggestionRowProps) {
  const t = useFurtherText()
  if (isError) {
    return <ErrorState size="inline" message={t('side.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <RowSkeleton title={title} />
  const products = data.data.filter(product => !product.sold && filter(product)).slice(0, ROW_LENGTH)
  if (products.length === 0) return null
  return (
    <Row title={title} action={action}>
      {products.map(product => (
        <ProductTile key={product.id} product={product} />
      ))}
    </Row>
  )
}
