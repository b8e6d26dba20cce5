import * as z from '@closyyy/contract/schema'
import { isEmail, PersonName } from './people-schemas.ts'
import { Phone } from './phone-codes-schemas.ts'
import { Id, Timestamp } from './scalars.ts'
import { PASSWORD_MIN_LENGTH, urlPattern } from './sessions.ts'

const required = 'Please fill in all required fields.'
const urlText = 'Invalid characters or URL detected.'
const emailText = 'Please enter a valid email address.'
const usernameText =
  'Usernames can hold English letters, digits, dots, hyphens and underscores, with at least one letter.'
const linkText = 'This link is invalid or has expired.'

const isUrlFree = (text: string) => !urlPattern.test(text)

const Email = z
  .string(required)
  .check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(254, emailText),
    z.refine(isEmail, emailText),
    z.refine(isUrlFree, urlText),
  )

/** Never like an email or a phone, which sign people in too. */
const Username = z.string(required).check(
  z.trim(),
  z.minLength(1, { error: required, abort: true }),
  z.minLength(3, 'At least 3 characters are needed.'),
  z.maxLength(40, 'At most 40 characters are allowed.'),
  z.refine(isUrlFree, { error: urlText, abort: true }),
  z.refine(text => /^[0-9._-]*[a-z][a-z0-9._-]*$/i.test(text), usernameText),
)

const NewPassword = z
  .string(required)
  .check(
    z.minLength(1, { error: required, abort: true }),
    z.minLength(PASSWORD_MIN_LENGTH, 'Password must be at least 8 characters long.'),
    z.maxLength(128, 'At most 128 characters are allowed.'),
    z.refine(isUrlFree, urlText),
  )

const Repeated = z.string(required).check(z.minLength(1, required))

const repeatsPassword = z.refine<{ password: string; password_confirmation: string }>(
  form => form.password === form.password_confirmation,
  { error: 'Passwords do not match.', path: ['password_confirmation'] },
)

const LinkToken = z.string(linkText).check(z.minLength(1, linkText), z.maxLength(100))

const VerificationToken = z.string('Please verify your phone number first.').check(z.maxLength(100))

/** The registration form (ACCOUNT-5); its messages are fixed. */
export const Registration = z
  .object({
    verification_token: VerificationToken,
    phone: z.optional(Phone),
    first_name: z._default(PersonName, ''),
    last_name: z._default(PersonName, ''),
    email: Email,
    username: Username,
    password: NewPassword,
    password_confirmation: Repeated,
    /** One jpeg, png, gif or svg up to 10 MB, cut to a square. */
    profile_picture: z.optional(z.file()),
    /** News by email; forms send it as a word. */
    subscribe: z.optional(z.union([z.boolean(), z.enum(['1', '0', 'true', 'false', 'on', ''])])),
  })
  .check(repeatsPassword)

/** An account as registering answers it. */
export const NewAccount = z.object({
  id: Id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  profile_picture: z.nullable(z.string()),
  email_verified_at: z.nullable(Timestamp),
})

export const ConfirmedEmail = z.object({ email: z.string(), email_verified_at: Timestamp })

export const register = { body: Registration, data: NewAccount }

export const checkNewNames = {
  body: z.object({ verification_token: VerificationToken, email: Email, username: Username }),
  data: z.null(),
}

export const confirmEmail = { body: z.object({ token: LinkToken }), data: ConfirmedEmail }

export const resendConfirmation = {
  body: z.object({
    login: z
      .string('Please enter your email, phone, or username.')
      .check(z.trim(), z.minLength(1, 'Please enter your email, phone, or username.'), z.maxLength(255)),
  }),
  data: z.string(),
}

export const forgotPassword = {
  body: z.object({
    email: z
      .string('Please enter your email')
      .check(z.trim(), z.minLength(1, 'Please enter your email'), z.maxLength(254)),
  }),
  data: z.string(),
}

export const resetPassword = {
  body: z.object({ token: LinkToken, password: NewPassword, password_confirmation: Repeated }).check(repeatsPassword),
  data: z.null(),
}
