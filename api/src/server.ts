import { lockFolder } from './db/folder-lock.ts'
import { readSettings } from './env.ts'

/** Refuses a data folder in use before anything heavy is loaded. */
async function start(): Promise<void> {
  const settings = readSettings()
  const unlock = settings.databaseUrl ? () => undefined : await lockFolder(settings.dataDir)
  const { serve } = await import('./serve.ts')
  await serve(settings, unlock)
}

try {
  await start()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
