import { serverMessage } from '@closyyy/api-client/api-error'
import { createUsePageText } from '@closyyy/i18n/text'
import { Button } from '@closyyy/ui/button'
import type { ReactNode } from 'react'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './resend-code.module.css'

const useText = createUsePageText({ name: 'forms.resend', en, ur })

/** With the return value of `useResend` of `shared/platform`. */
export interface ResendCodeProps {
  seconds: number
  isPending: boolean
  isSuccess: boolean
  error: unknown
  resend: () => void
  /** Shown if no other code was sent and the server gave no reason. */
  failed: string
  /** A button beside the one that sends the code. */
  children?: ReactNode
}

/** The button that sends another code once the resend lock is over, with its countdown and result (PHONE-3). */
export function ResendCode({ seconds, isPending, isSuccess, error, resend, failed, children }: ResendCodeProps) {
  const t = useText()
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
        {children}
      </p>
      <p role="status">{isSuccess && t('resent')}</p>
      {error !== null && (
        <p role="alert" className={styles.failure}>
          {serverMessage(error) ?? failed}
        </p>
      )}
    </div>
  )
}
