import { LOGIN_PATH } from '@closyyy/contract/paths'
import { logout } from '@closyyy/contract/sessions-calls'
import { emit } from '@closyyy/event-bus/event-bus'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { clearSessionTraces } from '@closyyy/platform/session-traces'

/** How long the server may take to end a session before this device goes on without it, in milliseconds. */
const TIME_LIMIT_MS = 4_000

/**
 * Signs out and loads the login page anew, which clears what the account left on the page. A call that fails ends the
 * session on this device all the same (SESSION-5).
 */
export function useLogOut() {
  const { api } = useServices()
  return useMutation({
    networkMode: 'always',
    async mutationFn() {
      const isTold = api.call(logout, {}, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(console.error)
      // The other tabs do not wait for the server.
      clearSessionTraces()
      emit('session.ended', {})
      await isTold
      window.location.assign(LOGIN_PATH)
    },
  })
}
