import { lockFolder } from './db/folder-lock.ts'
import { makePrivateFolder } from './db/private-folder.ts'
import { readSettings } from './env.ts'
import type { ServerPorts } from './serve.ts'

async function startLocked(ports: ServerPorts): Promise<void> {
  const settings = readSettings()
  // Locks the data folder before importing anything heavy.
  await makePrivateFolder(settings.dataDir)
  const unlock = settings.databaseUrl ? () => undefined : await lockFolder(settings.dataDir)
  const { serve } = await import('./serve.ts')
  await serve(settings, unlock, ports)
}

export async function start(ports: ServerPorts = {}): Promise<void> {
  try {
    await startLocked(ports)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
