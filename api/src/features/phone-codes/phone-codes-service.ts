import { randomInt } from 'node:crypto'
import { brand } from '@closyyy/contract/brand-identity'
import { CODE_LENGTH, phoneOf, RESEND_SECONDS } from '@closyyy/contract/phone-codes'
import type { SentCode, VerifiedPhone } from '@closyyy/contract/phone-codes-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Locale } from '../../messages/render.ts'
import { DAY, HOUR } from '../../time.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import { hashPassword, isPassword } from '../sessions/passwords.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import {
  consumeVerification,
  countTry,
  findLockSeconds,
  findUserByPhone,
  findVerification,
  insertVerification,
  replaceCode,
  useCode,
} from './phone-codes-queries.ts'

export const MAX_TRIES = 5
const VERIFICATION_SECONDS = 1_800
/** Share of the daily codes for phones with an account, so that a flood of new phones cannot lock members out. */
const RESERVED_PART = 0.2

function limitsOf(limits: Settings['limits']) {
  return {
    sendsOfIp: { name: 'code-ip', max: limits.codesPerIp, seconds: HOUR },
    triesOfIp: { name: 'code-try-ip', max: limits.codesPerIp * MAX_TRIES, seconds: HOUR },
    sendsToPhone: { name: 'code-phone', max: limits.codesPerPhone, seconds: DAY },
    sendsOfDay: { name: 'code-day', max: limits.codesPerDay, seconds: DAY },
  } satisfies Record<string, Limit>
}

export const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

/** Notifies the operator once only the reserve is left (PHONE-8). */
async function enforceDailyCodeLimit(
  tx: Db,
  limits: Settings['limits'],
  phone: string,
  isMember: boolean,
): Promise<void> {
  const { sendsOfDay } = limitsOf(limits)
  const forAll = Math.ceil(sendsOfDay.max * (1 - RESERVED_PART))
  const isKnown = isMember || (await findUserByPhone(tx, phone)) !== undefined
  const sent = await enforceLimit(tx, { ...sendsOfDay, max: isKnown ? sendsOfDay.max : forAll }, 'all')
  if (sent !== forAll) return
  const values = { sent, most: sendsOfDay.max }
  await enqueueMessage(tx, { channel: 'email', to: brand.email, template: 'codes-running-out', values })
}

/** Counts a code that is sent to a phone, in the limits of the phone and the day; a member's may be of the reserve. */
export async function enforceCodeLimits(
  tx: Db,
  limits: Settings['limits'],
  phone: string,
  { isMember = false } = {},
): Promise<void> {
  await enforceLimit(tx, limitsOf(limits).sendsToPhone, phone)
  await enforceDailyCodeLimit(tx, limits, phone, isMember)
}

/** Counts a code that is requested from an IP. */
export async function enforceCodeRequestLimit(db: Db, limits: Settings['limits'], ip: string): Promise<void> {
  await enforceLimit(db, limitsOf(limits).sendsOfIp, ip)
}

/** Counts a try at a code from an IP. */
export async function enforceCodeTryLimit(db: Db, limits: Settings['limits'], ip: string): Promise<void> {
  await enforceLimit(db, limitsOf(limits).triesOfIp, ip)
}

interface CodeRequest {
  ip: string
  locale: Locale
  /** The account that changes its phone; the code works for nobody else. */
  userId?: number
}

/** Treats known and unknown phones alike until only the reserve is left (PHONE-4). */
export async function sendCode(
  db: Db,
  { limits, codeTtlMinutes }: Pick<Settings, 'limits' | 'codeTtlMinutes'>,
  given: string,
  { ip, locale, userId }: CodeRequest,
): Promise<SentCode> {
  const phone = phoneOf(given) ?? given
  await enforceCodeRequestLimit(db, limits, ip)
  const ttlSeconds = Math.round(codeTtlMinutes * 60)
  const code = newCode()
  const codeHash = await hashPassword(code)
  await transact(db, async tx => {
    const owner = { phone, userId: userId ?? null }
    if (!(await replaceCode(tx, { ...owner, codeHash, lockSeconds: RESEND_SECONDS, ttlSeconds }))) {
      const wait = await findLockSeconds(tx, phone, RESEND_SECONDS)
      throw new AppError('too-many', 'phone.code-too-soon', { seconds: wait }, { retryAfter: wait })
    }
    await enforceCodeLimits(tx, limits, phone, { isMember: userId !== undefined })
    const values = { code, minutes: codeTtlMinutes }
    const message = { channel: 'sms', to: phone, template: 'phone-code', values, locale } as const
    await enqueueMessage(tx, { ...message, expiresIn: ttlSeconds })
  })
  return { resend_in: RESEND_SECONDS, expires_in: ttlSeconds }
}

function wrongCode(): AppError {
  return fieldError('otp', 'phone.code-invalid')
}

export interface TypedCode {
  phone: string
  otp: string
  ip: string
  /** The account that requested the code to change its phone. */
  userId?: number
}

/** Counts a try at a code; one that was sent for something else is wrong. */
async function requireCode(db: Db, limits: Settings['limits'], { phone: given, otp, ip, userId }: TypedCode) {
  await enforceCodeTryLimit(db, limits, ip)
  const owner = { phone: phoneOf(given) ?? given, userId: userId ?? null }
  const codeHash = await countTry(db, owner, MAX_TRIES)
  if (!(await isPassword(otp, codeHash)) || !codeHash) throw wrongCode()
  return { phone: owner.phone, codeHash }
}

/** Consumes a correct code in the transaction of `work`. */
export async function withCode<Result>(
  db: Db,
  limits: Settings['limits'],
  typed: TypedCode,
  work: (tx: Db, phone: string) => Promise<Result>,
): Promise<Result> {
  const { phone, codeHash } = await requireCode(db, limits, typed)
  return transact(db, async tx => {
    if (!(await useCode(tx, phone, codeHash))) throw wrongCode()
    return work(tx, phone)
  })
}

/**
 * Reveals an account only to a correct code (PHONE-4). Does not consume the code, so that it returns a token again after a
 * lost response (ACCOUNT-20).
 */
export async function verifyCode(
  db: Db,
  limits: Settings['limits'],
  { phone, otp }: { phone: string; otp: string },
  ip: string,
): Promise<VerifiedPhone> {
  const { phone: verified } = await requireCode(db, limits, { phone, otp, ip })
  const user = await findUserByPhone(db, verified)
  if (user) return { user, verification_token: null }
  const token = newToken()
  await insertVerification(db, hashToken(token), verified, VERIFICATION_SECONDS)
  return { user: null, verification_token: token }
}

/** Returns true also once the token was used, so that a registration can be repeated (ACCOUNT-20). */
export async function isVerified(db: Db, token: string): Promise<boolean> {
  return (await findVerification(db, hashToken(token))) !== undefined
}

/** Returns the phone that an account was registered with by a token, within its time. */
export async function findRedeemedPhone(db: Db, token: string): Promise<string | undefined> {
  const verification = await findVerification(db, hashToken(token))
  return verification?.used_at ? verification.phone : undefined
}

export function redeemVerification(db: Db, token: string): Promise<string | undefined> {
  return consumeVerification(db, hashToken(token))
}
