import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { BagIcon } from '@closyyy/ui/icons'
import { toast } from '@closyyy/ui/toast'
import { type ReactNode, useEffect } from 'react'
import { groupBySeller } from '../cart-items.ts'
import { useCartText } from '../cart-text.ts'
import { useCart } from '../use-cart.ts'
import { useEditCart } from '../use-edit-cart.ts'
import * as styles from './cart-contents.module.css'
import { CartContentsSkeleton } from './cart-contents-skeleton.tsx'
import { SellerGroup } from './seller-group.tsx'

export interface CartContentsProps {
  /** Shown above an empty cart. */
  emptyNotice: ReactNode
}

export function CartContents({ emptyNotice }: CartContentsProps) {
  const t = useCartText()
  return (
    <>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <CartGroups emptyNotice={emptyNotice} />
    </>
  )
}

function CartGroups({ emptyNotice }: CartContentsProps) {
  const t = useCartText()
  const { cart, isError, errorAt, isFetching, retry } = useCart()
  const { setQuantity, remove } = useEditCart()
  const isStale = cart !== undefined && isError
  useEffect(() => {
    if (isStale && errorAt) toast(t('fetch-failed'), { kind: 'danger' })
  }, [isStale, errorAt, t])

  if (!cart) {
    if (!isError) return <CartContentsSkeleton />
    return <ErrorState message={t('fetch-failed')} retrying={isFetching} onRetry={() => void retry()} />
  }
  if (cart.items.length === 0) {
    return (
      <>
        {emptyNotice}
        <EmptyState
          icon={<BagIcon size={32} />}
          title={t('empty')}
          action={
            <Link className={buttonClass()} to="/">
              {t('continue')}
            </Link>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </>
    )
  }
  const groups = groupBySeller(cart.items)
  const parcels = groups.filter(({ seller }) => seller).length
  return (
    <>
      {parcels > 1 && <p className={styles.parcels}>{t('parcels', { count: parcels })}</p>}
      {groups.map(group => (
        <SellerGroup
          key={group.seller?.id ?? 0}
          {...group}
          cartId={cart.id}
          onQuantity={setQuantity}
          onRemove={remove}
        />
      ))}
    </>
  )
}
