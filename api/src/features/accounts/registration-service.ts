import type { NewAccount, Registration } from '@closyyy/contract/accounts'
import type { FieldErrors } from '@closyyy/contract/errors'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { takeFrom } from '../limits/limits-service.ts'
import { redeemVerification } from '../phone-codes/phone-codes-service.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { mailLink } from './account-mail.ts'
import { findTaken, insertUser, type Taken } from './accounts-queries.ts'

const HOUR = 3_600
const UNIQUE_VIOLATION = '23505'

const takenTexts = {
  email: 'The email has already been taken.',
  username: 'The username has already been taken.',
  phone: 'The phone has already been taken.',
} satisfies Record<keyof Taken, string>

function invalid(fields: FieldErrors): AppError {
  return new AppError('invalid', Object.values(fields)[0]?.[0] ?? '', fields)
}

function requireFree(taken: Partial<Taken>): void {
  const names = (Object.keys(takenTexts) as (keyof Taken)[]).filter(name => taken[name])
  if (names.length > 0) throw invalid(Object.fromEntries(names.map(name => [name, [takenTexts[name]]])))
}

/** What a twin of this call took between the look and the insert. */
function refuseTwin(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === UNIQUE_VIOLATION && constraint?.startsWith('users_'))
    requireFree({ [constraint.slice('users_'.length)]: true })
  throw error
}

async function redeemPhone(tx: Db, { verification_token, phone }: Registration): Promise<string> {
  const verified = await redeemVerification(tx, verification_token)
  if (!verified) throw invalid({ verification_token: ['Please verify your phone number again.'] })
  if (phone && phoneOf(phone) !== verified)
    throw invalid({ phone: ['This is not the phone number that was verified.'] })
  return verified
}

/** Makes an account; a refused one leaves its verification good for another try. @throws AppError `invalid`, `too-many` */
export async function registerAccount(
  db: Db,
  settings: Settings,
  form: Registration,
  address: string,
): Promise<NewAccount> {
  const limit = { name: 'register-address', most: settings.limits.signUpsPerAddress, seconds: HOUR }
  await takeFrom(db, limit, address)
  const passwordHash = await hashPassword(form.password)
  const { email, username, first_name, last_name, subscribe } = form
  const creating = db.transaction().execute(async tx => {
    const phone = await redeemPhone(tx, form)
    requireFree(await findTaken(tx, { email, username, phone }))
    const user = await insertUser(tx, {
      email,
      username,
      phone,
      first_name,
      last_name,
      password_hash: passwordHash,
      is_subscribed: subscribe === true || subscribe === '1' || subscribe === 'true' || subscribe === 'on',
    })
    await mailLink(tx, 'confirm-email', user, settings.publicUrl)
    return user
  })
  return creating.catch(refuseTwin)
}
