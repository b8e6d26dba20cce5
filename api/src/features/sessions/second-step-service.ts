import type { SecondStep, Session } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { takeFrom } from '../limits/limits-service.ts'
import { consumeCode, hasSecondFactor, limitCodes, resetCodeLimit } from '../second-factors/second-factors-service.ts'
import { findSessionUser, findTicket, insertTicket, takeTicket } from './second-step-queries.ts'
import { type Device, openSessionOn } from './sessions-service.ts'
import { hashToken, newToken } from './tokens.ts'

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

const expired = () => new AppError('signed-out', 'second-factor.expired')

/** Finishes a login by a code; a wrong one leaves the ticket valid. */
export async function finishSecondStep(
  db: Db,
  settings: Settings,
  { ticket, code, device_id }: SecondStep,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<Session> {
  await takeFrom(db, { name: 'login-ip', max: settings.limits.loginsPerIp, seconds: QUARTER_HOUR }, ip)
  const tokenHash = hashToken(ticket)
  const found = await findTicket(db, tokenHash)
  if (!found) throw expired()
  await limitCodes(db, settings, found.user_id)
  const session = await db.transaction().execute(async tx => {
    const taken = await takeTicket(tx, tokenHash)
    if (!taken) throw expired()
    if (!(await consumeCode(tx, settings, taken.user_id, code))) throw fieldError('code', 'second-factor.code-wrong')
    const token = await openSessionOn(tx, settings, taken.user_id, { userAgent, id: device_id })
    return { token, user: await findSessionUser(tx, taken.user_id) }
  })
  await resetCodeLimit(db, settings, found.user_id)
  return session
}
