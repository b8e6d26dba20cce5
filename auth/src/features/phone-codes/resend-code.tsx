import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { useServices } from '@closyyy/platform/services'
import { useResend } from '@closyyy/platform/use-resend'
import { Button } from '@closyyy/ui/button'
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
  const { seconds, isPending, isSuccess, error, resend } = useResend({
    send: () => api.call(sendPhoneCode, { body: { phone } }),
    unlocksAt: readDraft().resendAt ?? 0,
    onLocked: resendAt => updateDraft({ resendAt }),
  })

  return (
    <div className={styles.resend}>
      <p className={styles.line}>
        {t('not-arrived')}
        <Button
          kind="quiet"
          pending={isPending}
          pendingLabel={t('resending')}
          aria-disabled={seconds > 0}
          onClick={resend}
        >
          {seconds > 0 ? t('resend-in', { seconds }) : t('resend')}
        </Button>
      </p>
      <p role="status">{isSuccess && t('resent')}</p>
      {error && (
        <p role="alert" className={styles.failure}>
          {errorText(error, t('resend-failed'))}
        </p>
      )}
    </div>
  )
}
