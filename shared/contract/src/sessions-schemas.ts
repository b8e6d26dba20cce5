import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { Id } from './scalars.ts'
import { PASSWORD_MIN_LENGTH } from './sessions.ts'
import { containsUrl } from './text-rules.ts'

const loginRequired = message('session.login-required')
const noUrl = message('text.url')

/** The login form (SESSION-1); the product spec fixes its messages. */
export const Login = z.object({
  /** Email, phone or username. */
  login: z.string(loginRequired).check(
    z.trim(),
    z.minLength(1, loginRequired),
    z.maxLength(255),
    z.refine(text => !containsUrl(text), noUrl),
  ),
  password: z.string(message('session.password-required')).check(
    z.minLength(1, { ...message('session.password-required'), abort: true }),
    z.minLength(PASSWORD_MIN_LENGTH, message('session.password-too-short')),
    z.maxLength(128),
    z.refine(text => !containsUrl(text), noUrl),
  ),
})
export type Login = z.infer<typeof Login>

/** A new session: its opaque bearer token (SESSION-11) and its account. */
export const Session = z.object({
  token: z.string(),
  user: z.object({ id: Id, username: z.string(), profile_picture: z.nullable(z.string()) }),
})
export type Session = z.infer<typeof Session>

export const loginSchemas = {
  body: Login,
  data: Session,
}

export const logoutSchemas = {
  data: z.null(),
}
