import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'
import { PASSWORD_MIN_LENGTH, urlPattern } from './sessions.ts'

const loginText = 'Please enter your email, phone, or username.'
const urlText = 'Invalid characters or URL detected.'

/** The login form (SESSION-1); its messages are fixed. */
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

/** A started session: an opaque bearer token and who it belongs to. */
export const Session = z.object({
  token: z.string(),
  user: z.object({ id: Id, username: z.string(), profile_picture: z.nullable(z.string()) }),
})

export const login = {
  body: Login,
  data: Session,
}

export const logout = {
  data: z.null(),
}
