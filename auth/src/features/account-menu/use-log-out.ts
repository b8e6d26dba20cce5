import { LOGIN_PATH } from '@closyyy/contract/paths'
import { logout } from '@closyyy/contract/sessions-calls'
import { emitSessionEnded } from '@closyyy/event-bus/emit/auth'
import { clearCheckoutItems } from '@closyyy/platform/marketplace/checkout-items'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { waitForWork } from '@closyyy/platform/session-data/before-log-out'
import { clearSessionStorage } from '@closyyy/platform/session-data/clear-session'

/** Time for work that needs the session, and for the server's response; after it, this device logs out without them. */
const TIME_LIMIT_MS = 4_000

/** Logs out and loads the login page, which clears the account's data; a failed call also ends the session here (SESSION-5). */
export function useLogOut() {
  const { api } = useServices()
  return useMutation({
    async mutationFn() {
      // A failure here must not prevent the logout.
      await waitForWork(TIME_LIMIT_MS).catch(console.error)
      const logoutCall = api.call(logout, {}, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(console.error)
      // Other tabs end the session without waiting for the server.
      clearSessionStorage()
      // A session that ends by itself keeps them for the next login (CHECKOUT-16).
      clearCheckoutItems()
      emitSessionEnded({})
      await logoutCall
      window.location.assign(LOGIN_PATH)
    },
  })
}
