import { type I18n, I18nProvider } from '@closyyy/i18n/text'
import type { QueryClient } from '@closyyy/platform/query'
import { createRoot } from 'react-dom/client'
import { OfflineNotice } from './offline-notice.tsx'
import { registerWorker } from './worker.ts'

export async function startOffline(
  i18n: I18n,
  queryClient: QueryClient,
  loadFallbacks: () => Promise<unknown>,
): Promise<void> {
  const refetch = () => queryClient.invalidateQueries()
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <OfflineNotice onReached={refetch} />
    </I18nProvider>,
  )
  if (!('serviceWorker' in navigator)) return
  // Cached now because they replace a page whose script cannot be loaded offline.
  await loadFallbacks()
  await registerWorker(navigator.serviceWorker)
}
