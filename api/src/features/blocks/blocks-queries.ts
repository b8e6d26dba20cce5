import type { Db } from '../../db/database.ts'

export async function insertBlock(tx: Db, blocker_id: number, blocked_id: number): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker_id, blocked_id })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteBlock(tx: Db, blockerId: number, blockedId: number): Promise<void> {
  await tx.deleteFrom('blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute()
}

/** Returns the people whom this one blocks, and those who block this one. */
export async function findBlocksOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blocks')
    .select(['blocker_id', 'blocked_id'])
    .where(({ or, eb: is }) => or([is('blocker_id', '=', userId), is('blocked_id', '=', userId)]))
    .execute()
  return rows.map(({ blocker_id, blocked_id }) => (blocker_id === userId ? blocked_id : blocker_id))
}
