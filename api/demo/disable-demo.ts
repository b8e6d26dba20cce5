import { lockFolder } from '../src/db/folder-lock.ts'
import { parseEnvironment, readDatabaseSettings } from '../src/env.ts'
import { disableDemoAccounts } from '../src/features/demo-accounts/demo-accounts-service.ts'
import { openStorage } from '../src/storage.ts'

/** Disables the accounts of the demo data, so that the database can serve outside demo mode. */
async function disable(): Promise<void> {
  const settings = readDatabaseSettings(parseEnvironment())
  const unlock = settings.databaseUrl ? () => undefined : await lockFolder(settings.dataDir)
  const storage = openStorage(settings, unlock)
  try {
    await storage.prepare()
    const count = await disableDemoAccounts(storage.db)
    console.log(count === 0 ? 'There are no demo accounts.' : `Disabled ${count} demo accounts and their products.`)
  } finally {
    await storage.close()
  }
}

await disable().catch(error => {
  console.error((error as Error).message)
  process.exitCode = 1
})
