import type { I18n } from '@closyyy/i18n/text'
import type { QueryClient } from '@closyyy/platform/query'
import { startOffline } from './offline/offline.tsx'
import { watchReleases } from './remotes/release-news.ts'
import { loadFailover } from './remotes/releases-in-use.ts'
import type { Remotes } from './remotes/remotes.ts'

/** Starts what no first view needs: offline pages, and the news of releases. */
export async function startLate(i18n: I18n, queryClient: QueryClient, remotes: Remotes): Promise<void> {
  watchReleases(remotes)
  await startOffline(i18n, queryClient, loadFailover)
}
