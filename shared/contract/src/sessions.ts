import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './scalars.ts'

export const PASSWORD_MIN_LENGTH = 8

/** What starts a URL in a text where none belongs (rulings.md, small rulings, seller). */
export const urlPattern = /https?:\/\/|www\./i

const loginText = 'Please enter your email, phone, or username.'
const urlText = 'Invalid characters or URL detected.'

/** The login form (seller.txt section 5); messages are the spec's. */
export const Login = z.object({
  login: z.string(loginText).check(
    z.trim(),
    z.minLength(1, loginText),
    z.maxLength(255),
    z.refine(text => !urlPattern.test(text), urlText),
  ),
  password: z.string('Please enter your password.').check(
    z.minLength(1, { error: 'Please enter your password.', abort: true }),
    z.minLength(PASSWORD_MIN_LENGTH, 'The password field must be at least 8 characters.'),
    z.maxLength(128),
    z.refine(text => !urlPattern.test(text), urlText),
  ),
})
export type Login = z.infer<typeof Login>

/** A started session: an opaque bearer token and who it belongs to. */
export const Session = z.object({
  token: z.string(),
  user: z.object({ id: Id, username: z.string(), profile_picture: z.nullable(z.string()) }),
})
export type Session = z.infer<typeof Session>

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/v1/auth/login',
  access: 'anyone',
  summary: 'Signs in by email, phone or username; an all-digit login of 11 digits has its first digit replaced by 92.',
  body: Login,
  data: Session,
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'bearer',
  unconfirmed: true,
  summary: 'Ends the session of the token.',
  data: z.null(),
})
