import { isApiError } from '@closyyy/api-client/api-error'
import { LOGIN_PATH, orderConfirmationPath, withRedirect } from '@closyyy/contract/paths'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import type { ReactNode } from 'react'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import * as styles from './order-details.module.css'
import { OrderDetails } from './order-details.tsx'
import { orderProof, orderQuery } from './order-queries.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import { useOrderText } from './order-text.ts'

export interface OrderConfirmationProps {
  owner: CartOwner
  /** Undefined if missing in the URL. */
  orderId: number | undefined
  /** Access token of the link in a guest's email. */
  token: string | null
}

export function OrderConfirmation({ owner, orderId, token }: OrderConfirmationProps) {
  const t = useOrderText()
  const { api } = useServices()
  const proof = orderProof(owner, token)
  const { data, error, isFetching, refetch } = useQuery(orderQuery(api, orderId ?? 0, proof))
  const home = (
    <Link className={buttonClass({ kind: 'secondary' })} to="/">
      {t('browse')}
    </Link>
  )

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
