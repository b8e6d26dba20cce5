import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { PersonName } from './people-schemas.ts'
import { Code, Phone, SentCode } from './phone-codes-schemas.ts'
import { Id, Timestamp } from './scalars.ts'
import { MIN_PASSWORD_LENGTH } from './sessions.ts'
import { containsUrl, isEmail } from './text-rules.ts'

const required = message('account.required')
const noUrl = message('text.url')
const emailInvalid = message('person.email-invalid')
const usernameCharacters = message('account.username-characters')
const linkInvalid = message('account.link-invalid')

const isUrlFree = (text: string) => !containsUrl(text)

const Email = z
  .string(required)
  .check(
    z.trim(),
    z.minLength(1, { ...required, abort: true }),
    z.maxLength(254, emailInvalid),
    z.refine(isEmail, emailInvalid),
    z.refine(isUrlFree, noUrl),
  )

/** Cannot be mistaken for an email or a phone, which people also sign in with. */
const Username = z.string(required).check(
  z.trim(),
  z.minLength(1, { ...required, abort: true }),
  z.minLength(3, message('text.too-short')),
  z.maxLength(40, message('text.too-long')),
  z.refine(isUrlFree, { ...noUrl, abort: true }),
  z.refine(text => /^[0-9._-]*[a-z][a-z0-9._-]*$/i.test(text), usernameCharacters),
)

const NewPassword = z
  .string(required)
  .check(
    z.minLength(1, { ...required, abort: true }),
    z.minLength(MIN_PASSWORD_LENGTH, message('account.password-too-short')),
    z.maxLength(128, message('text.too-long')),
  )

const RepeatedPassword = z.string(required).check(z.minLength(1, required))

const repeatsPassword = z.refine<{ password: string; password_confirmation: string }>(
  form => form.password === form.password_confirmation,
  { ...message('account.passwords-differ'), path: ['password_confirmation'] },
)

/** The token of an emailed link; an unknown or expired one is a 422. */
const LinkToken = z.string(linkInvalid).check(z.minLength(1, linkInvalid), z.maxLength(100, linkInvalid))

const unverified = message('account.phone-unverified')

/** The token that `verifyPhoneCode` returned (PHONE-5). */
const VerificationToken = z.string(unverified).check(z.maxLength(100, unverified))

/** The registration form (ACCOUNT-5); the product spec fixes its messages. */
export const Registration = z
  .object({
    /** Token from `verifyPhoneCode` (PHONE-5); it determines the phone. */
    verification_token: VerificationToken,
    /** If sent, must be the verified phone. */
    phone: z.optional(Phone),
    first_name: z._default(PersonName, ''),
    last_name: z._default(PersonName, ''),
    email: Email,
    username: Username,
    password: NewPassword,
    password_confirmation: RepeatedPassword,
    /** One JPEG, PNG, GIF or SVG of at most 10 MB, cropped to a square. */
    profile_picture: z.optional(z.file()),
    /** Newsletter by email; forms send it as text. */
    subscribe: z.optional(z.union([z.boolean(), z.enum(['1', '0', 'true', 'false', 'on', ''])])),
  })
  .check(repeatsPassword)
export type Registration = z.output<typeof Registration>

/** The account that `register` created. */
export const NewAccount = z.object({
  id: Id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** 12 digits, starting with 92. */
  phone: z.nullable(z.string()),
  /** Path of a square picture; null shows initials. */
  profile_picture: z.nullable(z.string()),
  /** Null until the link in the email is opened (ACCOUNT-9). */
  email_verified_at: z.nullable(Timestamp),
})
export type NewAccount = z.infer<typeof NewAccount>

/** A confirmed email and when it was confirmed. */
export const ConfirmedEmail = z.object({ email: z.string(), email_verified_at: Timestamp })
export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>

export const registerSchemas = { body: Registration, data: NewAccount }

export const checkNewNamesSchemas = {
  body: z.object({ verification_token: VerificationToken, email: Email, username: Username }),
  data: z.null(),
}
/** Email and username of a sign-up, with the token of its phone. */
export type NewNames = z.output<typeof checkNewNamesSchemas.body>

export const confirmEmailSchemas = { body: z.object({ token: LinkToken }), data: ConfirmedEmail }

export const resendConfirmationSchemas = {
  body: z.object({
    /** Email, phone or username, as at the login. */
    login: z
      .string(message('session.login-required'))
      .check(z.trim(), z.minLength(1, message('session.login-required')), z.maxLength(255)),
  }),
  data: z.string(),
}

export const forgotPasswordSchemas = {
  body: z.object({
    email: z
      .string(message('person.email-required'))
      .check(z.trim(), z.minLength(1, message('person.email-required')), z.maxLength(254)),
  }),
  data: z.string(),
}

export const resetPasswordSchemas = {
  body: z
    .object({ token: LinkToken, password: NewPassword, password_confirmation: RepeatedPassword })
    .check(repeatsPassword),
  data: z.null(),
}

export const changePasswordSchemas = {
  body: z
    .object({
      current_password: z.string(required).check(z.minLength(1, required), z.maxLength(128)),
      password: NewPassword,
      password_confirmation: RepeatedPassword,
    })
    .check(repeatsPassword),
  data: z.null(),
}

export const requestEmailChangeSchemas = {
  body: z.object({ email: Email }),
  data: z.string(),
}

export const cancelEmailChangeSchemas = { data: z.null() }

export const requestPhoneChangeSchemas = {
  body: z.object({ phone: Phone }),
  data: SentCode,
}

export const changePhoneSchemas = {
  body: z.object({ phone: Phone, otp: Code }),
  /** 12 digits, starting with 92. */
  data: z.object({ phone: z.string() }),
}
