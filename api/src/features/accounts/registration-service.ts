import type { NewAccount, NewNames, Registration } from '@closyyy/contract/accounts-schemas'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { Db } from '../../db/database.ts'
import { UNIQUE_VIOLATION } from '../../db/database-errors.ts'
import type { Settings } from '../../env.ts'
import { type FieldMessages, fieldError, fieldErrors } from '../../http/app-error.ts'
import type { Locale } from '../../messages/render.ts'
import { type MessageId, message } from '../../messages/response-message.ts'
import { HOUR } from '../../time.ts'
import { takeFrom } from '../limits/limits-service.ts'
import { isVerified, redeemVerification } from '../phone-codes/phone-codes-service.ts'
import { picturePath } from '../photos/photo-answer.ts'
import { withNewPicture } from '../photos/photo-intake.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { subscribeToNews } from '../preferences/preferences-service.ts'
import { isCommon as isCommonPassword, isOwnName } from '../sessions/common-passwords.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { mailLink } from './account-mail.ts'
import { findTaken, insertUser, type Taken } from './accounts-queries.ts'

/** Dependencies of registration. */
export interface AccountsContext {
  db: Db
  photos: PhotoStore
  settings: Settings
}

const takenMessages = {
  email: 'account.email-taken',
  username: 'account.username-taken',
  phone: 'account.phone-taken',
} as const satisfies Record<keyof Taken, MessageId>

function takenFields(taken: Partial<Taken>): FieldMessages {
  const names = (Object.keys(takenMessages) as (keyof Taken)[]).filter(name => taken[name])
  return Object.fromEntries(names.map(name => [name, [message(takenMessages[name])]]))
}

/** @throws AppError `invalid` with all of them, if there is any */
function refuse(fields: FieldMessages): void {
  if (Object.keys(fields).length > 0) throw fieldErrors(fields)
}

/** What a twin of this call took between the look and the insert. */
function refuseTwin(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === UNIQUE_VIOLATION && constraint?.startsWith('users_'))
    refuse(takenFields({ [constraint.slice('users_'.length)]: true }))
  throw error
}

const verifyAgain = () => fieldError('verification_token', 'account.phone-expired')

async function redeemPhone(tx: Db, { verification_token, phone }: Registration): Promise<string> {
  const verified = await redeemVerification(tx, verification_token)
  if (!verified) throw verifyAgain()
  if (phone && phoneOf(phone) !== verified) throw fieldError('phone', 'account.phone-differs')
  return verified
}

interface Applicant {
  form: Registration
  /** The password is one that guessers try first. */
  isCommon: boolean
  passwordHash: string
  picture: string | null
  locale: Locale
}

async function createAccount(tx: Db, { form, isCommon, passwordHash, picture, locale }: Applicant, publicUrl: string) {
  const phone = await redeemPhone(tx, form)
  const { email, username, first_name, last_name, subscribe } = form
  const names = { email, username, phone }
  const isOwn = isOwnName(form.password, names)
  refuse({
    ...takenFields(await findTaken(tx, names)),
    ...((isCommon || isOwn) && {
      password: [message(isCommon ? 'account.password-common' : 'account.password-own-name')],
    }),
  })
  const user = await insertUser(tx, {
    email,
    username,
    phone,
    first_name,
    last_name,
    password_hash: passwordHash,
    profile_picture: picture && picturePath(picture),
    locale,
  })
  if (subscribe === true || subscribe === '1' || subscribe === 'true' || subscribe === 'on')
    await subscribeToNews(tx, user.id)
  await mailLink(tx, 'confirm-email', user, publicUrl)
  return user
}

/** Refuses an email or username that is taken, to whoever has confirmed a phone. @throws AppError `invalid`, `too-many` */
export async function checkNames(
  db: Db,
  limits: Settings['limits'],
  { verification_token, email, username }: NewNames,
  ip: string,
): Promise<null> {
  await takeFrom(db, { name: 'names-address', max: 5 * limits.signUpsPerIp, seconds: HOUR }, ip)
  if (!(await isVerified(db, verification_token))) throw verifyAgain()
  await takeFrom(db, { name: 'names-sign-up', max: limits.nameChecksPerSignUp, seconds: HOUR }, verification_token)
  const { phone: _unchecked, ...taken } = await findTaken(db, { email, username, phone: '' })
  refuse(takenFields(taken))
  return null
}

/** Makes an account; a refused one leaves its verification good for another try. @throws AppError `invalid`, `too-many`, `unavailable` */
export async function registerAccount(
  { db, photos, settings }: AccountsContext,
  form: Registration,
  { ip, locale }: { ip: string; locale: Locale },
): Promise<NewAccount> {
  const limit = { name: 'register-address', max: settings.limits.signUpsPerIp, seconds: HOUR }
  await takeFrom(db, limit, ip)
  const isCommon = await isCommonPassword(form.password)
  // A stranger's file is decoded only with a phone that was confirmed.
  if (form.profile_picture && !(await isVerified(db, form.verification_token))) throw verifyAgain()
  const passwordHash = await hashPassword(form.password)
  const creating = withNewPicture(photos, form.profile_picture, 'profile_picture', picture =>
    db
      .transaction()
      .execute(tx => createAccount(tx, { form, isCommon, passwordHash, picture, locale }, settings.publicUrl)),
  )
  return creating.catch(refuseTwin)
}
