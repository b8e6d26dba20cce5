import type { SecondStep, Session } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import {
  consumeCode,
  enforceCodeLimit,
  hasSecondFactor,
  resetCodeLimit,
} from '../second-factors/second-factors-service.ts'
import { deviceCookie } from './known-devices.ts'
import { enforceIpLoginLimit } from './login-limits.ts'
import { consumeTicket, findSessionUser, findTicket, insertTicket } from './second-step-queries.ts'
import { type Device, openSessionOn } from './sessions-service.ts'
import { hashToken, newToken } from './tokens.ts'

/** What a sign-in needs to know of its request. */
export interface LoginRequest {
  ip: string
  userAgent: string
  /** The request's `Cookie` header. */
  cookies: string | undefined
  setCookie: (cookie: string) => void
}

/** Seconds to enter the code. */
const TICKET_TTL = 600

/** Opens a session, or a ticket for the code of the account's authenticator app (SESSION-17). */
export async function openSessionOrTicket(
  tx: Db,
  settings: Settings,
  userId: number,
  device: Device,
): Promise<{ token: string } | { ticket: string }> {
  if (!(await hasSecondFactor(tx, userId))) return { token: await openSessionOn(tx, settings, userId, device) }
  const ticket = newToken()
  await insertTicket(tx, hashToken(ticket), userId, TICKET_TTL)
  return { ticket }
}

/** Returns the token of a login without a second step. @throws AppError with the ticket of one with it */
export function requireToken(opened: { token: string } | { ticket: string }): string {
  if ('token' in opened) return opened.token
  throw new AppError('second-factor', 'second-factor.required', {}, { ticket: opened.ticket })
}

/** Opens the session of a person who proved everything that their account needs, and makes the device a known one. */
export async function completeLogin(
  tx: Db,
  settings: Settings,
  userId: number,
  { device, cookies }: { device: Device; cookies: string | undefined },
): Promise<{ session: Session; cookie: string }> {
  const token = await openSessionOn(tx, settings, userId, device)
  const member = await findSessionUser(tx, userId)
  const user = { id: member.id, username: member.username, profile_picture: member.profile_picture }
  return {
    session: { token, user },
    cookie: deviceCookie(cookies, member, settings.publicUrl.startsWith('https:')),
  }
}

const expired = () => new AppError('signed-out', 'second-factor.expired')

/** Finishes a login by a code; a wrong one leaves the ticket valid. */
export async function finishSecondStep(
  db: Db,
  settings: Settings,
  { ticket, code, device_id }: SecondStep,
  { ip, userAgent, cookies, setCookie }: LoginRequest,
): Promise<Session> {
  await enforceIpLoginLimit(db, settings.limits, ip)
  const tokenHash = hashToken(ticket)
  const found = await findTicket(db, tokenHash)
  if (!found) throw expired()
  await enforceCodeLimit(db, settings, found.user_id)
  const { session, cookie } = await transact(db, async tx => {
    const consumed = await consumeTicket(tx, tokenHash)
    if (!consumed) throw expired()
    if (!(await consumeCode(tx, settings, consumed.user_id, code))) throw fieldError('code', 'second-factor.code-wrong')
    return completeLogin(tx, settings, consumed.user_id, { device: { userAgent, id: device_id }, cookies })
  })
  await resetCodeLimit(db, settings, found.user_id)
  setCookie(cookie)
  return session
}
