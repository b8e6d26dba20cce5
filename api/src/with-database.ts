import type { Db } from './db/database.ts'
import { lockFolder } from './db/folder-lock.ts'
import { type parseEnvironment, readDatabaseSettings } from './env.ts'
import { openStorage } from './storage.ts'

/** Runs work on the migrated database of the settings. @throws if it is embedded and the API is running */
export async function withDatabase<Result>(
  environment: ReturnType<typeof parseEnvironment>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const settings = readDatabaseSettings(environment)
  const unlock = settings.databaseUrl ? () => undefined : await lockFolder(settings.dataDir)
  const storage = openStorage(settings, unlock)
  try {
    await storage.prepare()
    return await work(storage.db)
  } finally {
    await storage.close()
  }
}
