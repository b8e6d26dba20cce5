import { KEEP_ACCOUNT_PATH } from '@closyyy/contract/paths'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { useServices } from '@closyyy/platform/services'
import { useStartSession } from './use-start-session.ts'

/** Starts the session of a login's token and loads `target`; without a confirmed email, drops the token. */
export function useCompleteLogin(target: string) {
  const { api } = useServices()
  const startSession = useStartSession()
  return async (token: string): Promise<'started' | 'unconfirmed'> => {
    const user = await api.call(getOwnUser, {}, { headers: { authorization: `Bearer ${token}` } })
    if (!user.email_verified_at) return 'unconfirmed'
    const { id: userId, username, profile_picture: profilePicture } = user
    startSession({ token, userId, username, profilePicture }, user.deletion_at ? KEEP_ACCOUNT_PATH : target)
    return 'started'
  }
}
