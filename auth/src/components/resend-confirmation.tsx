import { resendConfirmation } from '@closyyy/contract/accounts-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import * as styles from './resend-confirmation.module.css'
import { useErrorText } from './use-error-text.ts'

export interface ResendConfirmationProps {
  /** Email, phone or username of the account. */
  login: string
}

export function ResendConfirmation({ login }: ResendConfirmationProps) {
  const t = useText()
  const errorText = useErrorText()
  const { api } = useServices()
  const resend = useMutation({ mutationFn: () => api.call(resendConfirmation, { body: { login } }) })
  return (
    <div className={styles.resend}>
      {!resend.isSuccess && (
        <Button
          kind="secondary"
          pending={resend.isPending}
          pendingLabel={t('resend.sending')}
          onClick={() => resend.mutate()}
        >
          {t('resend.send')}
        </Button>
      )}
      <p className={styles.sent} role="status">
        {resend.isSuccess && t('resend.sent')}
      </p>
      {resend.isError && (
        <p role="alert" className={styles.failure}>
          {errorText(resend.error, t('resend.failed'))}
        </p>
      )}
    </div>
  )
}
