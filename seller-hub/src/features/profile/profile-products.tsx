import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGrid, ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import type { ReactNode } from 'react'
import { LinkedProductCard } from '../../components/linked-product-card.tsx'
import { useListDepth } from '../../list-depth.ts'
import * as styles from './profile-products.module.css'
import { type ProfileTab, shopQuery } from './profile-queries.ts'
import { useProfileText } from './profile-text.ts'

export interface ProfileProductsProps {
  userId: number
  tab: ProfileTab
  /** In place of the way to start selling, if there are no products. */
  emptyAction?: ReactNode
}

export function ProfileProducts({ userId, tab, emptyAction }: ProfileProductsProps) {
  const t = useProfileText()
  const read = useInfiniteQuery(shopQuery(userId, tab))
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, refetch } = read
  const showNext = useListDepth(read)
  const retry = () => (data ? showNext() : void refetch())
  const failed = isError && (
    <ErrorState size="inline" message={t('products.failed')} onRetry={retry} retrying={isFetching} />
  )
  if (!data) return failed || <ProductGridSkeleton count={4} />
  const products = uniqueProducts(data.pages.flatMap(page => page.products.data))
  if (products.length === 0) return <NoProducts tab={tab} action={emptyAction} />
  return (
    <div className={styles.products}>
      <ProductGrid label={t(`tab.${tab}`)}>
        {products.map(product => (
          <LinkedProductCard
            key={product.id}
            product={product}
            badge={product.sold && <Badge kind="strong">{t('badge.sold')}</Badge>}
          />
        ))}
      </ProductGrid>
      {failed || (hasNextPage && <ShowMore onMore={showNext} pending={isFetchingNextPage} />)}
    </div>
  )
}

function NoProducts({ tab, action }: { tab: ProfileTab; action: ReactNode }) {
  const t = useProfileText()
  const start = (
    <Link className={buttonClass()} to={LIST_ITEM_PATH}>
      {t('start-selling')}
    </Link>
  )
  return <EmptyState size="inline" title={t(`empty.${tab}`)} action={action ?? start} />
}

/** A product listed between page loads shifts others, which then appear twice. */
function uniqueProducts(products: Product[]): Product[] {
  return [...new Map(products.map(product => [product.id, product])).values()]
}
