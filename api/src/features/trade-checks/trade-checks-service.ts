import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findRestrictions, lockPersonForShare } from './trade-checks-queries.ts'

/**
 * Rejects trade by a person who was suspended since the request was authorised (SUSPENSION-2) or is in the days of grace
 * (PRIVACY-4); the person must be locked.
 */
export async function requireMayTrade(tx: Db, userId: number): Promise<void> {
  const { is_leaving, is_suspended } = await findRestrictions(tx, userId)
  if (is_suspended) throw new AppError('suspended', 'access.suspended')
  if (is_leaving) throw new AppError('conflict', 'data-deletion.requested')
}

/** Locks a person against a deletion and a suspension until the transaction ends, after products, if they may trade. */
export async function lockTrader(tx: Db, userId: number): Promise<void> {
  await lockPersonForShare(tx, userId)
  await requireMayTrade(tx, userId)
}
