import { DEVICES_PATH } from '@closyyy/contract/paths'
import type { NewSecondFactor, SecondFactor } from '@closyyy/contract/second-factors-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { openText, sealText } from '../../secrets/sealed-text.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceLimit, resetLimit } from '../limits/limits-service.ts'
import { endOpenLinks } from '../open-links/open-links-service.ts'
import { emailAccount } from '../outbox/outbox-service.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  findUsername,
  lockFactor,
  markFactorConfirmed,
  markStepUsed,
  replaceRecoveryCodes,
  upsertPendingFactor,
} from './second-factors-queries.ts'
import { newSecret, otpauthUrl, stepOf } from './totp.ts'

function keyOf({ accountSecret }: Settings) {
  if (!accountSecret) throw new AppError('conflict', 'second-factor.not-offered')
  return { secret: accountSecret, purpose: 'second factor' }
}

export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  return Boolean((await findFactor(db, userId))?.confirmed_at)
}

export async function getSecondFactor(db: Db, userId: number): Promise<SecondFactor> {
  return { is_on: await hasSecondFactor(db, userId), recovery_codes: await countRecoveryCodes(db, userId) }
}

/** Starts a factor, which counts once a code of it was entered. */
export async function beginSecondFactor(db: Db, settings: Settings, userId: number): Promise<NewSecondFactor> {
  const key = keyOf(settings)
  if (await hasSecondFactor(db, userId)) throw new AppError('conflict', 'second-factor.on')
  const secret = newSecret()
  await upsertPendingFactor(db, userId, sealText(secret, key))
  return { secret, url: otpauthUrl(secret, await findUsername(db, userId)) }
}

const codeLimit = ({ limits }: Settings) => ({
  name: 'second-factor',
  max: limits.loginsPerAccount,
  seconds: QUARTER_HOUR,
})

function secretOf(settings: Settings, sealed: string): string {
  const secret = openText(sealed, keyOf(settings))
  if (secret === undefined) throw new Error('A second factor cannot be opened: was ACCOUNT_SECRET changed?')
  return secret
}

const notify = (tx: Db, { publicUrl }: Settings, userId: number, template: string) =>
  emailAccount(tx, userId, template, { link: `${publicUrl}${DEVICES_PATH}` })

async function renewRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map(one => hashRecoveryCode(userId, one)),
  )
  return codes
}

type Factor = NonNullable<Awaited<ReturnType<typeof lockFactor>>>

/** Returns whether a code is the one that turned the factor on, and no login has used a code of the app since. */
function isFirstCode({ confirmed_step, last_step }: Factor, secret: string, code: string): boolean {
  return confirmed_step === last_step && stepOf(secret, code, last_step - 1) === confirmed_step
}

/**
 * Turns the factor on by its first code. @returns the recovery codes, which are shown once; new ones if the same code is sent
 * again before a login used one, because the first response was lost
 */
export async function confirmSecondFactor(db: Db, settings: Settings, userId: number, code: string): Promise<string[]> {
  await enforceCodeLimit(db, settings, userId)
  const codes = await transact(db, async tx => {
    const factor = await lockFactor(tx, userId)
    if (!factor) throw new AppError('conflict', 'second-factor.not-begun')
    const secret = secretOf(settings, factor.sealed_secret)
    if (factor.confirmed_at) {
      if (!isFirstCode(factor, secret, code)) throw new AppError('conflict', 'second-factor.on')
      await recordEvent(tx, { action: 'second-factor.renewed', object: { type: 'account', id: userId } })
      return renewRecoveryCodes(tx, userId)
    }
    const step = stepOf(secret, code, factor.last_step)
    if (step === undefined) throw fieldError('code', 'second-factor.code-wrong')
    await markFactorConfirmed(tx, userId, step)
    await endOpenLinks(tx, userId)
    const fresh = await renewRecoveryCodes(tx, userId)
    await recordEvent(tx, { action: 'second-factor.added', object: { type: 'account', id: userId } })
    await notify(tx, settings, userId, 'second-factor-on')
    return fresh
  })
  await resetCodeLimit(db, settings, userId)
  return codes
}

export function removeSecondFactor(db: Db, settings: Settings, userId: number): Promise<null> {
  return transact(db, async tx => {
    if (!(await deleteFactor(tx, userId))) return null
    await recordEvent(tx, { action: 'second-factor.removed', object: { type: 'account', id: userId } })
    await notify(tx, settings, userId, 'second-factor-off')
    return null
  })
}

/** Takes an attempt from the account's limit; call it before the transaction that checks the code. */
export async function enforceCodeLimit(db: Db, settings: Settings, userId: number): Promise<void> {
  await enforceLimit(db, codeLimit(settings), String(userId))
}

export async function resetCodeLimit(db: Db, settings: Settings, userId: number): Promise<void> {
  await resetLimit(db, codeLimit(settings), String(userId))
}

/** Uses a code of the app or a recovery code; each works once. */
export async function consumeCode(tx: Db, settings: Settings, userId: number, code: string): Promise<boolean> {
  const factor = await lockFactor(tx, userId)
  if (!factor?.confirmed_at) return true
  if (!/^\d{6}$/.test(code)) return consumeRecoveryCode(tx, userId, hashRecoveryCode(userId, code))
  const step = stepOf(secretOf(settings, factor.sealed_secret), code, factor.last_step)
  if (step !== undefined) await markStepUsed(tx, userId, step)
  return step !== undefined
}
