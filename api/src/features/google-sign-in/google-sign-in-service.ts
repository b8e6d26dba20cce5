import type { GoogleReturn, Providers } from '@closyyy/contract/google-sign-in-schemas'
import type { Session } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import { UNIQUE_VIOLATION } from '../../db/database-errors.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import type { Locale } from '../../messages/render.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { enforceLimit } from '../limits/limits-service.ts'
import { openSessionOrTicket, requireToken } from '../sessions/second-step-service.ts'
import { endAllSessions } from '../sessions/sessions-service.ts'
import {
  claimUnconfirmed,
  findByIdentity,
  insertIdentity,
  insertPerson,
  isUsernameTaken,
  lockByEmail,
} from './google-sign-in-queries.ts'
import { type Claims, failedSignIn, type Issuer } from './issuer.ts'
import { personNamesOf, usernameCandidates, usernameOf } from './new-name.ts'

export interface GoogleSignInContext {
  db: Db
  settings: Settings
  /** Undefined if sign-in with Google is not configured. */
  issuer: Issuer | undefined
}

export async function listProviders({ issuer }: GoogleSignInContext): Promise<Providers> {
  if (!issuer) return { password: true, google: null }
  const begun = await issuer.begin()
  return { password: true, google: { authorization_url: begun?.url ?? null, flow: begun?.flow ?? null } }
}

async function freeUsername(tx: Db, email: string): Promise<string> {
  for (const name of usernameCandidates(usernameOf(email))) if (!(await isUsernameTaken(tx, name))) return name
  throw failedSignIn()
}

async function personOf(tx: Db, name: string, { subject, email, firstName, lastName }: Claims, locale: Locale) {
  const known = await findByIdentity(tx, name, subject)
  if (known) return known
  const owner = await lockByEmail(tx, email)
  if (owner && !owner.email_verified_at) {
    await claimUnconfirmed(tx, owner.id, personNamesOf(firstName, lastName))
    await endAllSessions(tx, owner.id)
  }
  const person =
    owner ??
    (await insertPerson(tx, {
      username: await freeUsername(tx, email),
      ...personNamesOf(firstName, lastName),
      email,
      email_verified_at: new Date(),
      locale,
    }))
  await insertIdentity(tx, name, subject, person.id)
  return person
}

export async function finishSignIn(
  { db, settings, issuer }: GoogleSignInContext,
  input: GoogleReturn,
  { ip, locale, userAgent }: { ip: string; locale: Locale; userAgent: string },
): Promise<Session> {
  const limit = { name: 'google-ip', max: settings.limits.loginsPerIp, seconds: QUARTER_HOUR }
  await enforceLimit(db, limit, ip)
  if (!issuer || !settings.google) throw new AppError('not-found', 'google.not-offered')
  const name = settings.google.issuer
  const claims = await issuer.finish(input)
  if (!claims.isEmailVerified || !claims.email) throw new AppError('not-allowed', 'google.email-unconfirmed')
  const device = { userAgent, id: input.device_id }
  const signIn = () =>
    transact(db, async tx => {
      const { id, username, profile_picture } = await personOf(tx, name, claims, locale)
      return { opened: await openSessionOrTicket(tx, settings, id, device), user: { id, username, profile_picture } }
    })
  // A concurrent duplicate created the account: the retry finds it.
  const { opened, user } = await signIn().catch(error => {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    return signIn()
  })
  return { token: requireToken(opened), user }
}
