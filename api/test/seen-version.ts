import type { Db } from '../src/db/database.ts'
import { lockVersion } from '../src/features/moderation/moderation-queries.ts'

/** Returns the current version of a product in the moderation queue; empty if there is none. */
export async function seenVersion(db: Db, id: number): Promise<string> {
  return (await db.transaction().execute(tx => lockVersion(tx, id))) ?? 'none'
}
