import { type Login, login } from '@closyyy/contract/sessions'
import { getOwnUser } from '@closyyy/contract/users'
import { emit } from '@closyyy/event-bus/event-bus'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { type SignedIn, sessionStarted } from '@closyyy/platform/session'
import { useDispatch } from '@closyyy/platform/state'

/** How long after login the page is loaded anew, in milliseconds (seller.txt section 4). */
const RELOAD_DELAY_MS = 100

/**
 * Signs in and loads `target` anew, which clears what another account left on the page.
 * Resolves with `unconfirmed` where the email is not confirmed: the token is dropped then. @throws ApiError
 */
export function useLogIn(target: string) {
  const { api } = useServices()
  const dispatch = useDispatch()

  return useMutation({
    // Without a network it fails at once, and says so, instead of waiting for one.
    networkMode: 'always',
    async mutationFn(body: Login): Promise<'started' | 'unconfirmed'> {
      const { token } = await api.call(login, { body })
      const user = await api.call(getOwnUser, {}, { headers: { authorization: `Bearer ${token}` } })
      if (!user.email_verified_at) return 'unconfirmed'
      const { id: userId, username, profile_picture: profilePicture } = user
      dispatch(sessionStarted({ token, userId, username, profilePicture } satisfies SignedIn))
      emit('session.started', { user_id: userId })
      setTimeout(() => window.location.assign(target), RELOAD_DELAY_MS)
      return 'started'
    },
  })
}
