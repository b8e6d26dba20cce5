import * as z from '@closyyy/contract/schema'
import { compactCode } from './latin-digits.ts'
import { message } from './messages.ts'
import { Id, IdText, Timestamp } from './scalars.ts'
import { MIN_PASSWORD_LENGTH } from './sessions.ts'
import { containsUrl } from './text-rules.ts'

const loginRequired = message('session.login-required')

/** Random id of a browser. */
export const DeviceId = z.string().check(z.minLength(16), z.maxLength(64))

/** The login form (SESSION-1); the product spec fixes its messages. */
export const Login = z.object({
  /** Email, phone or username. */
  login: z.string(loginRequired).check(
    z.trim(),
    z.minLength(1, loginRequired),
    z.maxLength(255),
    z.refine(text => !containsUrl(text), message('text.url')),
  ),
  password: z
    .string(message('session.password-required'))
    .check(
      z.minLength(1, { ...message('session.password-required'), abort: true }),
      z.minLength(MIN_PASSWORD_LENGTH, message('session.password-too-short')),
      z.maxLength(128),
    ),
  /** Random id that this browser keeps, by which its next sign-in is known (SESSION-15). */
  device_id: z.optional(DeviceId),
})
export type Login = z.infer<typeof Login>

/** A new session: its opaque bearer token (SESSION-11) and its account. */
export const Session = z.object({
  token: z.string(),
  user: z.object({ id: Id, username: z.string(), profile_picture: z.nullable(z.string()) }),
})
export type Session = z.infer<typeof Session>

/** A session of the signed-in person, as the list of their devices shows it. */
export const OwnSession = z.object({
  id: Id,
  /** Null if unknown, as is `system`. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** City of the person's latest address when they signed in; null without one. */
  city: z.nullable(z.string()),
  signed_in_at: Timestamp,
  /** Exact to the hour. */
  last_used_at: Timestamp,
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const loginSchemas = {
  body: Login,
  data: Session,
}

export const logoutSchemas = {
  data: z.null(),
}

/** The second step of a login (SESSION-17). */
export const SecondStep = z.object({
  /** From the failed login. */
  ticket: z.string().check(z.minLength(1), z.maxLength(100)),
  /** A code of the authenticator app, or a recovery code. */
  code: z
    .string(message('second-factor.code-required'))
    .check(z.overwrite(compactCode), z.minLength(6, message('second-factor.code-required')), z.maxLength(20)),
  /** As in `Login`. */
  device_id: z.optional(DeviceId),
})
export type SecondStep = z.infer<typeof SecondStep>

export const finishLoginSchemas = { body: SecondStep, data: Session }

export const listSessionsSchemas = {
  data: z.array(OwnSession),
}

export const endSessionSchemas = {
  params: z.object({ id: IdText }),
  data: z.null(),
}

export const endOtherSessionsSchemas = {
  data: z.object({ ended: z.int() }),
}

export const confirmPasswordSchemas = {
  body: z.object({
    password: z
      .string(message('session.password-required'))
      .check(z.minLength(1, message('session.password-required')), z.maxLength(128)),
  }),
  data: z.null(),
}
