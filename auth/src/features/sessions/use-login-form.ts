import { ApiError } from '@closyyy/api-client/api-error'
import { KEEP_ACCOUNT_PATH } from '@closyyy/contract/paths'
import { login } from '@closyyy/contract/sessions-calls'
import type { Login } from '@closyyy/contract/sessions-schemas'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useState } from 'react'
import { requireDeviceId } from '../../components/device-id.ts'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useStartSession } from '../../components/use-start-session.ts'
import { useLoginText } from './login-text.ts'

/** `unconfirmed` is the login whose email is not confirmed yet. */
export function useLoginForm(target: string) {
  const t = useLoginText()
  const logIn = useLogIn(target)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const findErrors = useOwnInputErrors()
  const call = useCallForm({
    initial: { login: '', password: '' },
    check: values => findErrors(values, login),
    async send({ login: typed, password }) {
      const who = typed.trim()
      setUnconfirmed(undefined)
      if ((await logIn.mutateAsync({ login: who, password })) === 'started') return
      setUnconfirmed(who)
      throw new ApiError('not-allowed', 403, t('unconfirmed'))
    },
    failed: t('failed'),
  })
  return { ...call, isPending: call.isPending || logIn.data === 'started', unconfirmed }
}

/** Signs in and loads `target`. If the email is not confirmed, drops the token and resolves with `unconfirmed`. */
function useLogIn(target: string) {
  const { api } = useServices()
  const startSession = useStartSession()

  return useMutation({
    // Fails immediately while offline instead of waiting.
    networkMode: 'always',
    async mutationFn(body: Login): Promise<'started' | 'unconfirmed'> {
      const { token } = await api.call(login, { body: { ...body, device_id: requireDeviceId() } })
      const user = await api.call(getOwnUser, {}, { headers: { authorization: `Bearer ${token}` } })
      if (!user.email_verified_at) return 'unconfirmed'
      const { id: userId, username, profile_picture: profilePicture } = user
      startSession({ token, userId, username, profilePicture }, user.deletion_at ? KEEP_ACCOUNT_PATH : target)
      return 'started'
    },
  })
}
