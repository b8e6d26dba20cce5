import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { enforceLimit } from '../limits/limits-service.ts'

const MAX_PER_ACCOUNT = 60
/** Challenges for each login that an IP may try: browsers that fill in passkeys request one with each login page. */
const PER_LOGIN = 10

/** Limits the challenges of an account. @throws AppError `too-many` */
export async function enforceChallengeLimit(db: Db, userId: number): Promise<void> {
  await enforceLimit(db, { name: 'passkey-account', max: MAX_PER_ACCOUNT, seconds: QUARTER_HOUR }, String(userId))
}

/** Limits the login challenges of an IP. @throws AppError `too-many` */
export async function enforceLoginChallengeLimit(
  db: Db,
  { loginsPerIp }: Settings['limits'],
  ip: string,
): Promise<void> {
  await enforceLimit(db, { name: 'passkey-ip', max: PER_LOGIN * loginsPerIp, seconds: QUARTER_HOUR }, ip)
}
