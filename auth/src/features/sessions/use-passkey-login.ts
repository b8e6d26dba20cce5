import { ApiError } from '@closyyy/api-client/api-error'
import { beginPasskeyLogin, finishPasskeyLogin } from '@closyyy/contract/passkeys-calls'
import type { Assertion } from '@closyyy/contract/passkeys-schemas'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { requireDeviceId } from '../../components/device-id.ts'
import { useCompleteLogin } from '../../components/use-complete-login.ts'
import { useLoginText } from './login-text.ts'
import { askForPasskey } from './passkey-ceremony.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'
import { usePasskeyErrorText } from './use-passkey-error-text.ts'

/** Signs in by a passkey, chosen in a dialog or among the suggestions for the login field (PASSKEY-3). */
export function usePasskeyLogin(target: string) {
  const t = useLoginText()
  const { api } = useServices()
  const errorText = usePasskeyErrorText()
  const completeLogin = useCompleteLogin(target)
  const login = useMutation({
    async mutationFn(chosen: Assertion | undefined) {
      const credential = chosen ?? (await askForPasskey(api.call(beginPasskeyLogin, {})))
      const body = { credential, device_id: requireDeviceId() }
      const { token } = await api.call(finishPasskeyLogin, { body })
      if ((await completeLogin(token)) === 'unconfirmed') throw new ApiError('not-allowed', 403, t('unconfirmed'))
    },
  })
  // The next page loads a moment after the success.
  const isPending = login.isPending || login.isSuccess
  usePasskeyAutofill({ isEnabled: !isPending, onChosen: login.mutate })
  return {
    isPending,
    failure: login.isError ? errorText(login.error) : undefined,
    logIn: () => login.mutate(undefined),
  }
}
