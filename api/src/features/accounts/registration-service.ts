import type { NewAccount, NewNames, Registration } from '@closyyy/contract/accounts-schemas'
import { phoneOf } from '@closyyy/contract/phone-codes'
import { requirePublicTexts } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import { UNIQUE_VIOLATION } from '../../db/database-errors.ts'
import { lockUsername } from '../../db/look-alike-usernames.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { type FieldMessages, fieldError, fieldErrors } from '../../http/app-error.ts'
import type { Locale } from '../../messages/render.ts'
import { type MessageId, message } from '../../messages/response-message.ts'
import { requireUnreserved } from '../../reserved-names.ts'
import { HOUR } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceLimit } from '../limits/limits-service.ts'
import { findRedeemedPhone, isVerified, redeemVerification } from '../phone-codes/phone-codes-service.ts'
import { picturePath } from '../photos/photo-response.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { withNewPicture } from '../photos/photos-service.ts'
import { subscribeToNews } from '../preferences/preferences-service.ts'
import { isCommon as isCommonPassword, isOwnName } from '../sessions/common-passwords.ts'
import { verifyPassword } from '../sessions/password-confirmation-service.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { mailLink } from './account-mail.ts'
import { findByNames, findTaken, insertUser, type Taken } from './accounts-queries.ts'

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

function requireNoErrors(fields: FieldMessages): void {
  if (Object.keys(fields).length > 0) throw fieldErrors(fields)
}

/** Converts the error of a name that a concurrent registration took after the check. */
function throwTaken(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === UNIQUE_VIOLATION && constraint?.startsWith('users_'))
    requireNoErrors(takenFields({ [constraint.slice('users_'.length)]: true }))
  throw error
}

const phoneExpired = () => fieldError('verification_token', 'account.phone-expired')

async function redeemPhone(tx: Db, { verification_token, phone }: Registration): Promise<string> {
  const verified = await redeemVerification(tx, verification_token)
  if (!verified) throw phoneExpired()
  if (phone && phoneOf(phone) !== verified) throw fieldError('phone', 'account.phone-differs')
  return verified
}

interface Applicant {
  form: Registration
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
  await lockUsername(tx, username)
  requireNoErrors({
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
  await recordEvent(tx, { action: 'account.registered', object: { type: 'account', id: user.id }, actorId: user.id })
  return user
}

/** @throws AppError unless the token is that of a verified phone */
export async function requirePhone(db: Db, token: unknown): Promise<void> {
  if (typeof token !== 'string' || !(await isVerified(db, token))) throw phoneExpired()
}

/** Requires a verified phone, so that accounts cannot be enumerated. */
export async function checkNames(
  db: Db,
  limits: Settings['limits'],
  { verification_token, email, username }: NewNames,
  ip: string,
): Promise<null> {
  await enforceLimit(db, { name: 'names-ip', max: 5 * limits.signUpsPerIp, seconds: HOUR }, ip)
  await requirePhone(db, verification_token)
  await enforceLimit(db, { name: 'names-sign-up', max: limits.nameChecksPerSignUp, seconds: HOUR }, verification_token)
  requirePublicTexts({ username })
  requireUnreserved({ username })
  const { phone: _unchecked, ...taken } = await findTaken(db, { email, username, phone: '' })
  requireNoErrors(takenFields(taken))
  return null
}

/** Returns the account that an earlier call with the same token, names and password registered (ACCOUNT-20). */
async function findRegistered(db: Db, limits: Settings['limits'], form: Registration): Promise<NewAccount | undefined> {
  const phone = await findRedeemedPhone(db, form.verification_token)
  const found = phone && (await findByNames(db, { ...form, phone }))
  return found && (await verifyPassword(db, limits, found.id, form.password)) ? found : undefined
}

/** Leaves the phone verification valid if the form is rejected; a repeated call has the response of the first one. */
export async function registerAccount(
  { db, photos, settings }: AccountsContext,
  form: Registration,
  { ip, locale }: { ip: string; locale: Locale },
): Promise<NewAccount> {
  const limit = { name: 'register-ip', max: settings.limits.signUpsPerIp, seconds: HOUR }
  await enforceLimit(db, limit, ip)
  requirePublicTexts({ username: form.username })
  requireUnreserved(form)
  const isCommon = await isCommonPassword(form.password)
  // Decodes files only for verified phones.
  if (form.profile_picture) await requirePhone(db, form.verification_token)
  const passwordHash = await hashPassword(form.password)
  const creating = withNewPicture(photos, form.profile_picture, 'profile_picture', picture =>
    transact(db, tx => createAccount(tx, { form, isCommon, passwordHash, picture, locale }, settings.publicUrl)),
  )
  return creating.catch(async error => (await findRegistered(db, settings.limits, form)) ?? throwTaken(error))
}
