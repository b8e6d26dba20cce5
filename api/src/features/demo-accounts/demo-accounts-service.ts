import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { findActiveDemoAccounts, lockDemoAccounts } from './demo-accounts-queries.ts'

/** @throws if a demo account, whose password is published, can sign in (DEMO-1) */
export async function requireNoDemoAccounts(db: Db): Promise<void> {
  const names = await findActiveDemoAccounts(db)
  if (names.length === 0) return
  throw new Error(
    `Demo accounts can sign in (${names.join(', ')} …) although demo mode is off; npm run disable-demo disables them.`,
  )
}

export function disableDemoAccounts(db: Db): Promise<number> {
  return transact(db, lockDemoAccounts)
}
