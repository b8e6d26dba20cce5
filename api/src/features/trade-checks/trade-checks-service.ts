import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findRequest, lockPersonForShare } from './trade-checks-queries.ts'

/** Rejects trade by a person in the days of grace (PRIVACY-4); the person must be locked. */
export async function requireNoDeletion(tx: Db, userId: number): Promise<void> {
  if (await findRequest(tx, userId)) throw new AppError('conflict', 'data-deletion.requested')
}

/** Locks a person against a deletion until the transaction ends, after products, and rejects one in the days of grace. */
export async function lockTrader(tx: Db, userId: number): Promise<void> {
  await lockPersonForShare(tx, userId)
  await requireNoDeletion(tx, userId)
}
