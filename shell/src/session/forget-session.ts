import type { QueryClient } from '@closyyy/platform/query'
import { clearSessionTraces } from '@closyyy/platform/session-traces'
import { forgetVisits } from '../offline/worker.ts'

/** Clears an ended session from storage, caches and the service worker, and refetches what is on screen. */
export async function forgetSession(queryClient: QueryClient): Promise<void> {
  clearSessionTraces()
  queryClient.removeQueries({ type: 'inactive' })
  await Promise.all([queryClient.invalidateQueries(), forgetVisits(navigator.serviceWorker)])
}
