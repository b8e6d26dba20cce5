import { serverMessage } from '@closyyy/api-client/api-error'
import { wasDismissed } from '@closyyy/platform/sign-in/passkeys'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useAddPasskey } from './passkeys-queries.ts'
import { usePasskeysText } from './passkeys-text.ts'

/** The authenticator has one of the passkeys that the account has already (WebAuthn 3, section 6.3.2). */
const isKnownHere = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

export function AddPasskey() {
  const t = usePasskeysText()
  const { prompt, withPassword } = usePasswordPrompt()
  const add = useAddPasskey({
    withPassword,
    nameOf: ({ browser, system }) =>
      browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('device.unknown')),
  })

  function start() {
    add.mutate(undefined, {
      onSuccess: () => toast(t('added'), { kind: 'success' }),
      onError: error => {
        if (wasDismissed(error)) return toast(t('dismissed'))
        toast(isKnownHere(error) ? t('exists') : (serverMessage(error) ?? t('add-failed')), { kind: 'danger' })
      },
    })
  }

  return (
    <>
      <Button kind="secondary" pending={add.isPending} pendingLabel={t('adding')} onClick={start}>
        {t('add')}
      </Button>
      {prompt}
    </>
  )
}
