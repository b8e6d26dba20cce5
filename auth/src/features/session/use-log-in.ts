import { login } from '@closyyy/contract/sessions-calls'
import type { Login } from '@closyyy/contract/sessions-schemas'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useStartSession } from '../../components/use-start-session.ts'

/** Signs in and loads `target`. If the email is not confirmed, drops the token and resolves with `unconfirmed`. */
export function useLogIn(target: string) {
  const { api } = useServices()
  const startSession = useStartSession()

  return useMutation({
    // Fails immediately while offline instead of waiting.
    networkMode: 'always',
    async mutationFn(body: Login): Promise<'started' | 'unconfirmed'> {
      const { token } = await api.call(login, { body })
      const user = await api.call(getOwnUser, {}, { headers: { authorization: `Bearer ${token}` } })
      if (!user.email_verified_at) return 'unconfirmed'
      const { id: userId, username, profile_picture: profilePicture } = user
      startSession({ token, userId, username, profilePicture }, target)
      return 'started'
    },
  })
}
