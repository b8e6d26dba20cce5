import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { profileQuery } from '@closyyy/platform/queries/profile'
import { useInfiniteQuery, useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGrid, ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import type { ReactNode } from 'react'
import { LinkedProductCard } from '../../components/linked-product-card.tsx'
import { loadedRows, useListDepth } from '../../components/list-depth.ts'
import { LikeToggle } from './like-toggle.tsx'
import * as styles from './profile-products.module.css'
import { type ProfileList, shopQuery } from './profile-queries.ts'
import { useProfileText } from './profile-text.ts'

export interface ProfileProductsProps {
  userId: number
  list: ProfileList
  /** In place of the way to start selling, if there are no products. */
  emptyAction?: ReactNode
}

export function ProfileProducts({ userId, list, emptyAction }: ProfileProductsProps) {
  const t = useProfileText()
  const read = useInfiniteQuery(shopQuery(userId, list))
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, refetch } = read
  const showNext = useListDepth(read)
  const retry = () => (data ? showNext() : void refetch())
  const failed = isError && (
    <ErrorState size="inline" message={t('products.failed')} onRetry={retry} retrying={isFetching} />
  )
  if (!data) return failed || <ProductGridSkeleton count={4} />
  const products = loadedRows(data.pages.map(page => page.products))
  if (products.length === 0) return <NoProducts userId={userId} list={list} action={emptyAction} />
  return (
    <div className={styles.products}>
      <ProductGrid label={t(`tab.${list}`)}>
        {products.map(product => (
          <LinkedProductCard
            key={product.id}
            product={product}
            badge={product.sold && <Badge kind="strong">{t('badge.sold')}</Badge>}
            action={(list === 'likes' || list === 'saves') && <LikeToggle product={product} list={list} />}
          />
        ))}
      </ProductGrid>
      {failed || (hasNextPage && <ShowMore onMore={showNext} pending={isFetchingNextPage} />)}
    </div>
  )
}

interface NoProductsProps extends Pick<ProfileProductsProps, 'userId' | 'list'> {
  action: ReactNode
}

function NoProducts({ userId, list, action }: NoProductsProps) {
  const t = useProfileText()
  const { data: profile } = useQuery({ ...profileQuery(userId), enabled: list === 'sold' })
  const hasSales = list === 'sold' && profile !== undefined && profile.sold_count > 0
  const start = (
    <Link className={buttonClass()} to={LIST_ITEM_PATH}>
      {t('start-selling')}
    </Link>
  )
  return <EmptyState size="inline" title={t(hasSales ? 'empty.sold-out' : `empty.${list}`)} action={action ?? start} />
}
