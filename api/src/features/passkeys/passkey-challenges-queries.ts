import type { Db } from '../../db/database.ts'
import { now, secondsFromNow } from '../../db/expressions.ts'
import type { PasskeyChallengesTable } from '../../db/tables/passkeys.ts'

export type Ceremony = Pick<PasskeyChallengesTable, 'purpose' | 'user_id'>

export async function insertChallenge(
  db: Db,
  challengeHash: Buffer,
  ceremony: Ceremony,
  ttlSeconds: number,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ ...ceremony, challenge_hash: challengeHash, expires_at: secondsFromNow(ttlSeconds) })
    .execute()
}

/** Deletes a challenge. @returns whether it was valid, for one of concurrent calls */
export async function deleteChallenge(db: Db, challengeHash: Buffer, ceremony: Ceremony): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', ceremony.purpose)
    .where('user_id', 'is not distinct from', ceremony.user_id)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
}
