import { isApiError } from '@closyyy/api-client/api-error'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useCountdown } from '@closyyy/platform/use-countdown'
import { Button } from '@closyyy/ui/button'
import { useState } from 'react'
import { readDraft, updateDraft } from '../../components/sign-up-draft.ts'
import { useErrorText } from '../../components/use-error-text.ts'
import { usePhoneText } from './phone-codes-text.ts'
import * as styles from './resend-code.module.css'

export interface ResendCodeProps {
  /** 12 digits, starting with 92. */
  phone: string
}

export function ResendCode({ phone }: ResendCodeProps) {
  const t = usePhoneText()
  const errorText = useErrorText()
  const { api } = useServices()
  const [resendAt, setResendAt] = useState(() => readDraft().resendAt ?? 0)
  const seconds = useCountdown(resendAt)
  const lockFor = (wait: number) => {
    updateDraft({ resendAt: Date.now() + wait * 1_000 })
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
          aria-disabled={seconds > 0}
          onClick={() => seconds === 0 && resend.mutate()}
        >
          {seconds > 0 ? t('resend-in', { seconds }) : t('resend')}
        </Button>
      </p>
      <p role="status">{resend.isSuccess && t('resent')}</p>
      {resend.isError && (
        <p role="alert" className={styles.failure}>
          {errorText(resend.error, t('resend-failed'))}
        </p>
      )}
    </div>
  )
}
