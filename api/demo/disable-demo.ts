import { withDatabase } from '../src/db/with-database.ts'
import { parseEnvironment } from '../src/env.ts'
import { disableDemoAccounts } from '../src/features/demo-accounts/demo-accounts-service.ts'

// Disables the accounts of the demo data, so that the database can serve outside demo mode.
try {
  const count = await withDatabase(parseEnvironment(), disableDemoAccounts)
  console.log(count === 0 ? 'There are no demo accounts.' : `Disabled ${count} demo accounts and their products.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
