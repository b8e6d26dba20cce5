import type { Db } from '../src/db/database.ts'
import { holdVersion } from '../src/features/moderation/moderation-queries.ts'

/** The state of a product that an admin who looks now sees; empty where there is none. */
export async function seenVersion(db: Db, id: number): Promise<string> {
  return (await db.transaction().execute(tx => holdVersion(tx, id))) ?? 'none'
}
