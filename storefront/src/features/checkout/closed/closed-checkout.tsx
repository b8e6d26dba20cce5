import { CART_PATH, PURCHASES_PATH } from '@closyyy/contract/paths'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { useEffect, useId, useRef, useState } from 'react'
import type { CartOwner } from '../../../components/cart/cart-owner.ts'
import { Suggestions } from '../../../components/suggestions/suggestions.tsx'
import * as styles from '../checkout.module.css'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { useCheckoutText } from '../checkout-text.ts'
import { type CheckoutLine, inCart } from '../lines/checkout-lines.ts'
import { OrderSummary } from '../lines/order-summary.tsx'
import { type PlacedOrder, unansweredOrder } from '../place-order.ts'
import { useClosedText } from './closed-text.ts'

export interface ClosedCheckoutProps {
  owner: CartOwner
  lines: CheckoutLine[]
  isOnVacation: boolean
  onPlaced: (order: PlacedOrder) => void
}

export function ClosedCheckout({ owner, lines, isOnVacation, onPlaced }: ClosedCheckoutProps) {
  const t = useClosedText()
  const similarId = useId()
  const unanswered = useUnansweredOrder(owner, lines, onPlaced)
  if (unanswered.isChecking) return <CheckoutSkeleton />
  if (unanswered.isUnknown)
    return <ErrorState message={t('unanswered.failed')} retrying={unanswered.isFetching} onRetry={unanswered.retry} />
  return (
    <>
      <div className={styles.columns}>
        <ClosedNotice owner={owner} lines={lines} isOnVacation={isOnVacation} similarId={similarId} />
        {inCart(lines).length > 0 && (
          <div className={styles.summary}>
            <OrderSummary lines={lines} />
          </div>
        )}
      </div>
      <section className={styles.similar} aria-labelledby={similarId}>
        <h2 id={similarId}>{t('similar')}</h2>
        <Suggestions label={t('similar')} products={lines.map(({ product }) => product.id)} />
      </section>
    </>
  )
}

type ClosedNoticeProps = Pick<ClosedCheckoutProps, 'owner' | 'lines' | 'isOnVacation'> & { similarId: string }

function ClosedNotice({ owner, lines, isOnVacation, similarId }: ClosedNoticeProps) {
  const t = useClosedText()
  const checkoutText = useCheckoutText()
  const changes = lines.flatMap(line => line.changes)
  const reason = (['off-sale', 'removed', 'left'] as const).find(one => changes.includes(one))
  const left = changes.filter(change => change === 'left').length
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The notice replaces the form, which may have had the focus.
    if (document.activeElement === document.body) notice.current?.focus()
  }, [])
  return (
    <div ref={notice} tabIndex={-1} className={styles.view}>
      <Alert
        kind="warning"
        title={isOnVacation ? t('vacation') : t(reason ? `gone.${reason}` : 'gone', { count: lines.length })}
      >
        <p>{isOnVacation ? t('vacation.text') : t(left > 0 ? 'left.text' : 'gone.text', { count: left })}</p>
        <div className={styles.ways}>
          <Link className={buttonClass()} to={CART_PATH}>
            {checkoutText('back')}
          </Link>
          {left > 0 && owner !== 'guest' && (
            <Link className={buttonClass({ kind: 'secondary' })} to={PURCHASES_PATH}>
              {t('purchases')}
            </Link>
          )}
          <a className={buttonClass({ kind: 'secondary' })} href={`#${similarId}`}>
            {t('similar.see')}
          </a>
        </div>
      </Alert>
    </div>
  )
}

/** Checks if this buyer's own unanswered order took the items. */
function useUnansweredOrder(owner: CartOwner, lines: CheckoutLine[], onPlaced: (order: PlacedOrder) => void) {
  const { api } = useServices()
  const unanswered = unansweredOrder(api, owner, lines)
  // A placed or rejected order has no key any more.
  const [key] = useState(unanswered?.key)
  const { data, isLoading, isFetching, isError, refetch } = useQuery({
    queryKey: ['unanswered-order', key],
    queryFn: () => unanswered?.retry() ?? null,
    enabled: unanswered !== undefined,
  })
  useEffect(() => {
    if (data) onPlaced(data)
  }, [data, onPlaced])
  return {
    isChecking: isLoading || Boolean(data),
    // A rejection clears the order; after any other failure it may have been placed.
    isUnknown: isError && unanswered !== undefined,
    isFetching,
    retry: () => void refetch(),
  }
}
