import type { QueryClient } from '@closyyy/platform/query'
import { clearSessionTraces } from '@closyyy/platform/session-traces'
import { forgetVisits } from '../offline/worker.ts'

/** Removes what an ended session left in storage, caches and the service worker; what is on screen is fetched anew. */
export async function forgetSession(queryClient: QueryClient): Promise<void> {
  clearSessionTraces()
  queryClient.removeQueries({ type: 'inactive' })
  await Promise.all([queryClient.invalidateQueries(), forgetVisits(navigator.serviceWorker)])
}
