import { type parseEnvironment, readDatabaseSettings } from '../env.ts'
import type { Db } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { openStorage } from './storage.ts'

/**
 * Runs a command's work on the migrated database of the settings, however long it takes.
 * @throws if it is embedded and the API is running
 */
export async function withDatabase<Result>(
  environment: ReturnType<typeof parseEnvironment>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const settings = readDatabaseSettings(environment)
  const unlock = settings.databaseUrl ? () => undefined : await lockFolder(settings.dataDir)
  const storage = openStorage(settings, unlock, { hasNoTimeouts: true })
  try {
    await storage.prepare()
    return await work(storage.db)
  } finally {
    await storage.close()
  }
}
