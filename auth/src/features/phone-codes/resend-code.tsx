import { isApiError } from '@closyyy/api-client/api-error'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../components/sign-up-draft.ts'
import { useRefusal } from '../../components/use-refusal.ts'
import { usePhoneText } from './phone-codes-text.ts'
import * as styles from './resend-code.module.css'
import { useCountdown } from './use-countdown.ts'

export interface ResendCodeProps {
  /** Twelve digits, 92 first. */
  phone: string
}

/** Sends another code; not before the lock of the last send is over, whose seconds are counted down. */
export function ResendCode({ phone }: ResendCodeProps) {
  const t = usePhoneText()
  const refusalOf = useRefusal()
  const { api } = useServices()
  const [resendAt, setResendAt] = useState(() => readDraft().resendAt ?? 0)
  const seconds = useCountdown(resendAt)
  const lockFor = (wait: number) => {
    keepDraft({ resendAt: Date.now() + wait * 1_000 })
    setResendAt(Date.now() + wait * 1_000)
  }
  const resend = useMutation({
    mutationFn: () => api.call(sendPhoneCode, { body: { phone } }),
    onSuccess: ({ resend_in }) => lockFor(resend_in),
    onError: error => isApiError(error) && error.retryAfter && lockFor(error.retryAfter),
  })

  return (
    <div className={styles.resend}>
      <p className={styles.line}>
        {t('not-arrived')}
        <Button
          kind="quiet"
          pending={resend.isPending}
          pendingLabel={t('resending')}
          disabled={seconds > 0}
          onClick={() => resend.mutate()}
        >
          {seconds > 0 ? t('resend-in', { seconds }) : t('resend')}
        </Button>
      </p>
      <p role="status">{resend.isSuccess && t('resent')}</p>
      {resend.isError && (
        <p role="alert" className={styles.failure}>
          {refusalOf(resend.error, t('resend-failed'))}
        </p>
      )}
    </div>
  )
}
