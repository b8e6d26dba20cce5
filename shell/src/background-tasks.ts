import type { I18n } from '@closyyy/i18n/text'
import type { QueryClient } from '@closyyy/platform/query'
import { watchLostFocus } from './frame/lost-focus.ts'
import { startOffline } from './offline/offline.tsx'
import { watchReleases } from './remotes/release-polling.ts'
import { loadFailover } from './remotes/releases-in-use.ts'
import type { Remotes } from './remotes/remotes.ts'

/** Starts what no first view needs: offline pages, checks for new releases, and the repair of a lost focus. */
export async function startBackgroundTasks(i18n: I18n, queryClient: QueryClient, remotes: Remotes): Promise<void> {
  watchReleases(remotes)
  watchLostFocus()
  await startOffline(i18n, queryClient, loadFailover)
}
