import { type I18n, I18nProvider } from '@closyyy/i18n/text'
import type { QueryClient } from '@closyyy/platform/query'
import { createRoot } from 'react-dom/client'
import { OfflineNotice } from './offline-notice.tsx'
import { registerWorker } from './worker.ts'

/** Makes the shop readable without a line, and says when there is none. */
export async function startOffline(i18n: I18n, queryClient: QueryClient): Promise<void> {
  const startedOffline = !navigator.onLine
  const retry = async () => (startedOffline ? window.location.reload() : queryClient.refetchQueries({ type: 'active' }))
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <OfflineNotice onRetry={retry} />
    </I18nProvider>,
  )
  await keepPages()
}

async function keepPages() {
  if (!('serviceWorker' in navigator)) return
  // Stands in for a page that nobody kept; loaded now, the worker has it once the line is gone.
  await import('../frame/served-page.tsx')
  await registerWorker(navigator.serviceWorker)
}
