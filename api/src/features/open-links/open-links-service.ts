import type { Db } from '../../db/database.ts'
import { deleteOpenLinks } from './open-links-queries.ts'

/** Ends the links for another email or password of a person, because a thief may have requested them (ACCOUNT-14). */
export function endOpenLinks(tx: Db, userId: number): Promise<void> {
  return deleteOpenLinks(tx, userId)
}
