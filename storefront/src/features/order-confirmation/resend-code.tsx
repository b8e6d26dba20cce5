import { serverMessage } from '@closyyy/api-client/api-error'
import { sendOrderCode } from '@closyyy/contract/order-confirmations-calls'
import { useServices } from '@closyyy/platform/services'
import { useResend } from '@closyyy/platform/use-resend'
import { Button } from '@closyyy/ui/button'
import { useState } from 'react'
import * as styles from './confirm-order.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { useOrderText } from './order-text.ts'

/** Sends another code once the resend lock is over (PHONE-3). */
export function ResendCode({ order: { id, confirmation }, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const { api } = useServices()
  const [unlocksAt] = useState(() => Date.now() + (confirmation?.resend_in ?? 0) * 1_000)
  const send = () => api.call(sendOrderCode, { params: { id }, body: 'userId' in proof ? {} : proof })
  const { seconds, isPending, isSuccess, error, resend } = useResend({ send, unlocksAt })
  return (
    <div className={styles.resend}>
      <p className={styles.line}>
        {t('code.not-arrived')}
        <Button
          kind="quiet"
          pending={isPending}
          pendingLabel={t('code.resending')}
          aria-disabled={seconds > 0}
          onClick={resend}
        >
          {seconds > 0 ? t('code.resend-in', { seconds }) : t('code.resend')}
        </Button>
      </p>
      <p role="status">{isSuccess && t('code.resent')}</p>
      {error && (
        <p role="alert" className={styles.failure}>
          {serverMessage(error) ?? t('action.failed')}
        </p>
      )}
    </div>
  )
}
