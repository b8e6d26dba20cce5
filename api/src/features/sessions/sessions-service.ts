import { DEVICES_PATH } from '@closyyy/contract/paths'
import type { OwnSession } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import type { SessionAccount } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { DAY, QUARTER_HOUR } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { countIfWithin } from '../limits/limits-service.ts'
import { endOpenLinks } from '../open-links/open-links-service.ts'
import { emailAccount } from '../outbox/outbox-service.ts'
import { type DeviceNames, deviceNamesOf } from './device-names.ts'
import { deleteTicketsOf } from './second-step-queries.ts'
import {
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  findAccountsOnDevicesOf,
  findSession,
  findSessions,
  hasConfirmedEmail,
  insertSession,
  type Lifetimes,
  markConfirmed,
  markPasswordChanged,
  rememberDevice,
  touchSession,
  wasPasswordChanged,
} from './sessions-queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** Enough to notice a thief; a person can name any number of devices. */
const REPORTED_DEVICES = { name: 'reported-devices', max: 5, seconds: DAY }

/** Normalises a login to its stored form: 11 digits are a phone whose first digit becomes 92 (SESSION-1). */
export function normaliseLogin(login: string): string {
  const digits = login.replace(/^\+|[\s-]/g, '')
  if (/^\d{11}$/.test(digits)) return `92${digits.slice(1)}`
  return /^\d+$/.test(digits) ? digits : login
}

/** Browser that signs in; `id` is what it sent as `device_id`. */
export interface Device {
  userAgent: string
  id: string | undefined
}

export async function openSession(db: Db, userId: number, device?: DeviceNames): Promise<string> {
  const token = newToken()
  await insertSession(db, hashToken(token), userId, device)
  await recordEvent(db, { action: 'session.started', object: { type: 'account', id: userId }, actorId: userId })
  return token
}

/** Opens a session and reports a device that never signed in before (SESSION-15). */
export async function openSessionOn(tx: Db, settings: Settings, userId: number, device: Device): Promise<string> {
  const names = deviceNamesOf(device.userAgent)
  // Older releases send no id: their browsers are known by name.
  const deviceHash = hashToken(device.id ?? `${names.browser} ${names.system}`)
  if (await rememberDevice(tx, userId, deviceHash, device.id !== undefined))
    await reportDevice(tx, settings, userId, names)
  return openSession(tx, userId, names)
}

async function reportDevice(tx: Db, { publicUrl }: Settings, userId: number, { browser, system }: DeviceNames) {
  // An email that nobody confirmed may be a stranger's.
  if (!(await hasConfirmedEmail(tx, userId))) return
  if (!(await countIfWithin(tx, [REPORTED_DEVICES], String(userId)))) return
  await emailAccount(tx, userId, 'new-device', {
    device: [browser, system].filter(Boolean).join(', ') || '—',
    link: `${publicUrl}${DEVICES_PATH}`,
  })
}

/** Allows the session sensitive calls for a while (SESSION-16, PASSKEY-4); with a passkey, it counts as two-step. */
export function confirmSession(tx: Db, token: string, passkeyId?: number): Promise<void> {
  return markConfirmed(tx, hashToken(token), passkeyId)
}

export async function findAccount(db: Db, settings: Settings, token: string): Promise<SessionAccount | undefined> {
  if (!token) return undefined
  const hash = hashToken(token)
  const session = await findSession(db, settings.sessions, hash)
  if (!session) return undefined
  if (session.is_stale) await touchSession(db, hash)
  // Nobody can pay real money in demo mode.
  const hasSecondFactor = settings.demoMode || session.has_second_factor
  return {
    id: session.user_id,
    isAdmin: session.is_admin,
    roles: session.is_suspended || !hasSecondFactor ? [] : session.roles,
    isConfirmed: session.is_confirmed,
    isFresh: session.is_fresh,
    isSuspended: session.is_suspended,
    hasSecondFactor,
  }
}

export function listSessions(db: Db, lifetimes: Lifetimes, userId: number, token: string): Promise<OwnSession[]> {
  return findSessions(db, lifetimes, userId, hashToken(token))
}

/** Ends a person's sessions, the logins that await a code, and the open links. */
export async function endAllSessions(tx: Db, userId: number): Promise<void> {
  await deleteTicketsOf(tx, userId)
  await deleteSessionsOf(tx, userId)
  await endOpenLinks(tx, userId)
}

/** Ends what `endAllSessions` ends, except the session of a token. */
export async function endOtherSessions(tx: Db, userId: number, token: string): Promise<{ ended: number }> {
  await deleteTicketsOf(tx, userId)
  await endOpenLinks(tx, userId)
  return { ended: await deleteSessionsOf(tx, userId, hashToken(token)) }
}

export function recordPasswordChange(tx: Db, token: string): Promise<void> {
  return markPasswordChanged(tx, hashToken(token))
}

/** True if the session of a token changed the password minutes ago. */
export function hasChangedPassword(db: Db, token: string): Promise<boolean> {
  return wasPasswordChanged(db, hashToken(token), QUARTER_HOUR)
}

export function signOutOthers(db: Db, userId: number, token: string): Promise<{ ended: number }> {
  return transact(db, tx => endOtherSessions(tx, userId, token))
}

export function endOwnSession(db: Db, userId: number, id: number): Promise<null> {
  return transact(db, async tx => {
    if (!(await deleteSessionById(tx, userId, id))) throw new AppError('not-found', 'session.not-found')
    await endOpenLinks(tx, userId)
    return null
  })
}

export function endSession(db: Db, token: string): Promise<void> {
  return transact(db, async tx => {
    const userId = await deleteSession(tx, hashToken(token))
    if (userId) await recordEvent(tx, { action: 'session.ended', object: { type: 'account', id: userId } })
  })
}

/** Returns the other accounts that signed in from a browser of this one. */
export function listAccountsOnDevicesOf(db: Db, userId: number): Promise<number[]> {
  return findAccountsOnDevicesOf(db, userId)
}
