import type { OrderRefund as Refund } from '@closyyy/contract/refunds-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { useState } from 'react'
import { LazyPart } from '../lazy-part.tsx'
import type { OrderProof } from '../order-queries.ts'
import * as styles from './refund.module.css'
import { refundQuery } from './refund-queries.ts'
import { useRefundText } from './refund-text.ts'

const loadForm = async () =>
  (await import(/* webpackChunkName: "storefront-refund-form" */ './refund-account-form.tsx')).RefundAccountForm

export interface OrderRefundProps {
  orderId: number
  /** Rupees. */
  amount: number
  proof: OrderProof
}

/** Where the refund of an order goes, and whether it was sent (REFUND-1). */
export function OrderRefund({ orderId, amount, proof }: OrderRefundProps) {
  const t = useRefundText()
  const { api } = useServices()
  const { data, isError, isFetching, refetch } = useQuery(refundQuery(api, orderId, proof))
  const [isChanging, setIsChanging] = useState(false)
  const isAsked = data?.state === 'account-needed' || (isChanging && data?.can_change)
  return (
    <section className={styles.refund} aria-label={t('title')}>
      <p aria-live="polite">{data ? refundText(t, data) : t('owed', { amount: formatPrice(amount) })}</p>
      {isError && !data && <ErrorState size="inline" message={t('failed')} onRetry={refetch} retrying={isFetching} />}
      {data && isAsked && (
        <LazyPart
          load={loadForm}
          failed={t('form-failed')}
          props={{ orderId, proof, suggestion: data.suggestion, onSaved: () => setIsChanging(false) }}
        />
      )}
      {data?.can_change && !isAsked && (
        <Button kind="secondary" size="small" onClick={() => setIsChanging(true)}>
          {t('change')}
        </Button>
      )}
    </section>
  )
}

function refundText(t: ReturnType<typeof useRefundText>, refund: Refund): string {
  const amount = formatPrice(refund.amount)
  if (!refund.account) return t('needed', { amount })
  const values = { amount, method: t(`method.${refund.account.method}`), ending: refund.account.ending }
  if (refund.state !== 'sent') return t('on-its-way', values)
  const on = refund.sent_at ? localTime(refund.sent_at, 'day') : ''
  return t('sent', { ...values, on, reference: refund.reference ?? '' })
}
