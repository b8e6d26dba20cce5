import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { sendOrderCode } from '@closyyy/contract/order-confirmations-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useCountdown } from '@closyyy/platform/use-countdown'
import { Button } from '@closyyy/ui/button'
import { useState } from 'react'
import * as styles from './confirm-order.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { useOrderText } from './order-text.ts'

/** Sends another code once the resend lock is over (PHONE-3). */
export function ResendCode({ order: { id, confirmation }, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const { api } = useServices()
  const [resendAt, setResendAt] = useState(() => Date.now() + (confirmation?.resend_in ?? 0) * 1_000)
  const seconds = useCountdown(resendAt)
  const lockFor = (wait: number) => setResendAt(Date.now() + wait * 1_000)
  const resend = useMutation({
    mutationFn: () => api.call(sendOrderCode, { params: { id }, body: 'userId' in proof ? {} : proof }),
    onSuccess: ({ resend_in }) => lockFor(resend_in),
    onError: error => isApiError(error) && error.retryAfter && lockFor(error.retryAfter),
  })
  return (
    <div className={styles.resend}>
      <p className={styles.line}>
        {t('code.not-arrived')}
        <Button
          kind="quiet"
          pending={resend.isPending}
          pendingLabel={t('code.resending')}
          aria-disabled={seconds > 0}
          onClick={() => seconds === 0 && resend.mutate()}
        >
          {seconds > 0 ? t('code.resend-in', { seconds }) : t('code.resend')}
        </Button>
      </p>
      <p role="status">{resend.isSuccess && t('code.resent')}</p>
      {resend.isError && (
        <p role="alert" className={styles.failure}>
          {serverMessage(resend.error) ?? t('action.failed')}
        </p>
      )}
    </div>
  )
}
