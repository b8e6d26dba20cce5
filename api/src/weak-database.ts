import type { Db } from './db/database.ts'
import { isSuperuser } from './db/superuser.ts'
import { findActiveDemoAccounts } from './features/demo-accounts/demo-accounts-queries.ts'
import type { WeakSetting } from './settings/weak-settings.ts'

/** SQL states of a table or column that the first start creates. */
const NOT_CREATED = ['42P01', '42703']

async function findDemoAccounts(db: Db): Promise<string[]> {
  try {
    return await findActiveDemoAccounts(db)
  } catch (error) {
    if (NOT_CREATED.includes((error as { code?: string }).code ?? '')) return []
    throw error
  }
}

/** Returns what is weak in a database; its role counts on a server of the operator. @throws if it cannot be reached */
export async function findWeakDatabase(db: Db, { isOwnServer }: { isOwnServer: boolean }): Promise<WeakSetting[]> {
  const weak: WeakSetting[] = []
  const names = await findDemoAccounts(db)
  if (names.length > 0)
    weak.push({
      setting: 'database',
      isDangerous: true,
      problem: `Demo accounts, whose password is published, can sign in: ${names.join(', ')} …`,
      remedy: 'npm run disable-demo disables them.',
    })
  if (isOwnServer && (await isSuperuser(db)))
    weak.push({
      setting: 'DATABASE_URL',
      isDangerous: false,
      problem: 'The role of DATABASE_URL is a superuser: a flaw in the API would open the whole server.',
      remedy: 'Use a role that only owns the database of the shop.',
    })
  return weak
}
