import { serverMessage } from '@closyyy/api-client/api-error'
import { cancelEmailChange } from '@closyyy/contract/accounts-calls'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useAccountsText } from './accounts-text.ts'
import * as styles from './sign-in-settings.module.css'

/** The new email whose link was not opened yet, with a way to withdraw the change (ACCOUNT-13). */
export function PendingEmail({ email }: { email: string }) {
  const t = useAccountsText()
  const cancel = useCancelEmailChange()
  return (
    <div className={styles.line}>
      <p className={styles.value}>{t('email.pending', { email })}</p>
      <Button
        kind="secondary"
        size="small"
        pending={cancel.isPending}
        onClick={() =>
          cancel.mutate(undefined, {
            onSuccess: () => toast(t('email.cancelled'), { kind: 'success' }),
            onError: error => toast(serverMessage(error) ?? t('email.cancel-failed'), { kind: 'danger' }),
          })
        }
      >
        {t('email.cancel')}
      </Button>
    </div>
  )
}

function useCancelEmailChange() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(cancelEmailChange, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownUserQuery.queryKey }),
  })
}
