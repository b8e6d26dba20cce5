import type { Db } from '../../db/database.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { type Ceremony, deleteChallenge, insertChallenge } from './passkey-challenges-queries.ts'

/** Seconds to answer a challenge (PASSKEY-2). */
export const CHALLENGE_TTL = 300

/** Returns a new challenge in base64url, valid once for this purpose and account. */
export async function newChallenge(db: Db, ceremony: Ceremony): Promise<string> {
  const challenge = newToken()
  await insertChallenge(db, hashToken(challenge), ceremony, CHALLENGE_TTL)
  return challenge
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    // Not JSON, so no browser wrote it.
    return undefined
  }
}

/** Consumes the challenge that a browser's answer names. @returns undefined if it is expired, used or another's */
export async function consumeChallenge(
  db: Db,
  ceremony: Ceremony,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  return (await deleteChallenge(db, hashToken(challenge), ceremony)) ? challenge : undefined
}
