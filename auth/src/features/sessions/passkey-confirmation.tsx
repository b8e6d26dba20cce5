import { beginPasskeyConfirmation, confirmPasskey } from '@closyyy/contract/passkeys-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { useLoginText } from './login-text.ts'
import { askForPasskey } from './passkey-ceremony.ts'
import * as styles from './passkey-login.module.css'
import { usePasskeyErrorText } from './use-passkey-error-text.ts'

export interface PasskeyConfirmationProps {
  onConfirmed: () => void
}

/** Confirms the signed-in person by a passkey instead of the password (PASSKEY-4). */
export function PasskeyConfirmation({ onConfirmed }: PasskeyConfirmationProps) {
  const t = useLoginText()
  const { api } = useServices()
  const errorText = usePasskeyErrorText()
  const confirm = useMutation({
    async mutationFn() {
      const credential = await askForPasskey(api.call(beginPasskeyConfirmation, {}))
      await api.call(confirmPasskey, { body: { credential } })
    },
    onSuccess: onConfirmed,
  })
  return (
    <div className={styles.passkey}>
      <Button
        kind="secondary"
        size="large"
        wide
        pending={confirm.isPending}
        pendingLabel={t('confirm-pending')}
        onClick={() => confirm.mutate()}
      >
        {t('passkey-confirm')}
      </Button>
      {confirm.isError && (
        <p role="alert" className={styles.failure}>
          {errorText(confirm.error)}
        </p>
      )}
    </div>
  )
}
