import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { enforceLimit, type Limit, resetLimit } from '../limits/limits-service.ts'

export interface LoginAttempt {
  /** The login as it was typed, in its stored form. */
  name: string
  userId: number | undefined
  /** Id of a device on which this person signed in before. */
  knownDevice: string | undefined
}

const accountLimit = (limits: Settings['limits']): Limit => ({
  name: 'login-account',
  max: limits.loginsPerAccount,
  seconds: QUARTER_HOUR,
})
const deviceLimit = (limits: Settings['limits']): Limit => ({ ...accountLimit(limits), name: 'login-device' })

/** Counts an account once, whichever of its names is typed; an unknown name counts as an account of its own. */
const subjectOf = ({ userId, name }: Pick<LoginAttempt, 'userId' | 'name'>) =>
  userId === undefined ? `name ${name.toLowerCase()}` : `user ${userId}`

export function enforceIpLoginLimit(db: Db, limits: Settings['limits'], ip: string): Promise<number> {
  return enforceLimit(db, { name: 'login-ip', max: limits.loginsPerIp, seconds: QUARTER_HOUR }, ip)
}

/** Counts a known device apart, so that nobody else can lock the owner out (LIMIT-7). @throws AppError `too-many` */
export async function enforceAccountLoginLimit(
  db: Db,
  limits: Settings['limits'],
  attempt: LoginAttempt,
): Promise<void> {
  const { knownDevice } = attempt
  const subject = subjectOf(attempt)
  if (knownDevice) await enforceLimit(db, deviceLimit(limits), `${subject} ${knownDevice}`)
  else await enforceLimit(db, accountLimit(limits), subject)
}

/** Resets the limit after a sign-in; on a known device only its own, because the other attempts were somebody else's. */
export async function resetAttempts(db: Db, limits: Settings['limits'], attempt: LoginAttempt): Promise<void> {
  const { knownDevice } = attempt
  const subject = subjectOf(attempt)
  if (knownDevice) await resetLimit(db, deviceLimit(limits), `${subject} ${knownDevice}`)
  else await resetLimit(db, accountLimit(limits), subject)
}

/** Resets the limit of an account whose owner was verified, so that they can sign in at once. */
export function resetLoginLimit(db: Db, limits: Settings['limits'], userId: number): Promise<void> {
  return resetLimit(db, accountLimit(limits), subjectOf({ userId, name: '' }))
}
