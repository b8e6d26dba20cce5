import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readSecretFile } from '@closyyy/gateway/secret-file'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { openStorage, type SeedDatabase, type Storage } from './db/storage.ts'
import { reportNetworkInTransactions } from './db/transaction-guard.ts'
import type { Settings } from './env.ts'
import { requireNoDemoAccounts } from './features/demo-accounts/demo-accounts-service.ts'
import { warmUpCovers } from './features/photos/photo-jobs.ts'
import { type DrawPlaceholder, drawingOf, openPhotoStore } from './features/photos/photo-store.ts'
import type { Lifecycle } from './http/health-routes.ts'
import { startJobs } from './jobs/jobs.ts'
import { setServerSecret } from './secrets/server-secret.ts'

const GRACE_MS = 10_000
const DRAIN_MS = 300

export interface ServerPorts {
  seed?: SeedDatabase
  drawPlaceholder?: DrawPlaceholder
}

function startFailure(error: unknown, { host, port }: Settings): Error {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} on ${host} is already taken; stop what uses it or set API_PORT.`)
  if (code === 'EACCES') return new Error(`Port ${port} on ${host} may not be used by this account; set API_PORT.`)
  return error as Error
}

async function listen(settings: Settings, storage: Storage, drawPlaceholder?: DrawPlaceholder): Promise<void> {
  const { db } = storage
  const lifecycle: Lifecycle = { phase: 'starting' }
  const photos = openPhotoStore({
    folder: join(settings.dataDir, 'photos'),
    bucket: settings.photoBucket,
    draw: async key => drawPlaceholder && drawingOf(db, key, drawPlaceholder),
    log: { warn: (details, message) => app.log.warn(details, message) },
  })
  const app = await buildApp({ db, settings, photos, lifecycle })
  reportNetworkInTransactions(app.log)
  const stopping = new AbortController()

  closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an unexpected error')
    lifecycle.phase = 'stopping'
    stopping.abort()
    // Responses now close their connections, so that clients stop reusing them before the server closes.
    await pause(DRAIN_MS)
    await app.close()
    await storage.close()
  })

  const { port } = new URL(await app.listen({ host: settings.host, port: settings.port }))
  await storage.prepare()
  if (!settings.demoMode) await requireNoDemoAccounts(db)
  // Not before, because migrations use the embedded database's only session.
  const stopJobs = startJobs({ db, photos, log: app.log }, settings)
  stopping.signal.addEventListener('abort', stopJobs)
  lifecycle.phase = 'ready'
  console.log(`The API is ready at http://${settings.host}:${port}/api`)
  if (!drawPlaceholder) return
  warmUpCovers(db, photos, stopping.signal).catch(error =>
    app.log.warn({ err: error }, 'photos could not be warmed up'),
  )
}

export async function serve(settings: Settings, unlock: () => void, ports: ServerPorts): Promise<void> {
  const serverSecret = settings.serverSecret ?? (await readSecretFile(settings.dataDir, 'server-secret'))
  setServerSecret(serverSecret)
  const shellSecret = settings.shellSecret ?? (await readSecretFile(settings.dataDir, 'shell-secret'))
  const storage = openStorage(settings, unlock, { seed: settings.demoMode ? ports.seed : undefined })
  try {
    await listen(
      { ...settings, shellSecret, accountSecret: settings.accountSecret ?? serverSecret },
      storage,
      ports.drawPlaceholder,
    )
  } catch (error) {
    await storage.close()
    throw startFailure(error, settings)
  }
}
