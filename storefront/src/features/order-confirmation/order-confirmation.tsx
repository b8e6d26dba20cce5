import { isApiError } from '@closyyy/api-client/api-error'
import { LOGIN_PATH, orderConfirmationPath, withRedirect } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import type { ReactNode } from 'react'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import * as styles from './order-details.module.css'
import { OrderDetails } from './order-details.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { useOrderText } from './order-text.ts'
import { type OrderSelection, useOrder } from './use-order.ts'

export interface OrderConfirmationProps extends OrderSelection {
  owner: CartOwner
}

export function OrderConfirmation(selection: OrderConfirmationProps) {
  const t = useOrderText()
  const { proof, query } = useOrder(selection)
  const { data, error, isFetching, refetch } = query
  const home = (
    <Link className={buttonClass({ kind: 'secondary' })} to="/">
      {t('browse')}
    </Link>
  )

  const { orderId } = selection
  if (orderId === undefined) {
    return (
      <WithoutOrder>
        <ErrorState message={t('missing')}>{home}</ErrorState>
      </WithoutOrder>
    )
  }
  if (!proof) {
    const login = withRedirect(LOGIN_PATH, orderConfirmationPath(orderId))
    return (
      <WithoutOrder>
        <Alert title={t('guest.how')} action={<Link to={login}>{t('login')}</Link>}>
          {t('guest.how.text')}
        </Alert>
      </WithoutOrder>
    )
  }
  if (data) return <OrderDetails order={data} proof={proof} />
  if (data === undefined && !error) return <OrderSkeleton />
  const isGone = isApiError(error) && error.code === 'not-found'
  return (
    <WithoutOrder>
      <ErrorState
        message={data === null ? t('not-found') : errorText(error, t)}
        retrying={isFetching}
        onRetry={data === null || isGone ? undefined : () => void refetch()}
      >
        {home}
      </ErrorState>
    </WithoutOrder>
  )
}

function WithoutOrder({ children }: { children: ReactNode }) {
  const t = useOrderText()
  return (
    <section className={styles.order}>
      <h1>{t('heading.missing')}</h1>
      {children}
    </section>
  )
}

/** Messages by failure (ORDER-10). */
function errorText(error: unknown, t: ReturnType<typeof useOrderText>): string {
  if (!isApiError(error)) return t('failed.fetching', { message: t('failed.unknown') })
  if (error.code === 'not-found') return t('not-found.check')
  if (error.code === 'no-network') return t('offline')
  if (error.code === 'unreadable') return t('failed')
  return t('failed.fetching', { message: error.message || t('failed.unknown') })
}
