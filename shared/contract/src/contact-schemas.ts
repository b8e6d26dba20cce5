import * as z from '@closyyy/contract/schema'
import { isEmail } from './people-schemas.ts'

const nameText = 'Please enter your name.'
const emailText = 'Please enter your email'
const emailWrongText = 'Please enter a valid email address.'
const messageText = 'Please enter your message.'

const oneLine = z.refine<string>(text => !/\p{Cc}/u.test(text), 'Only one line is allowed here.')
const atMost = (most: number) => z.maxLength(most, `At most ${most} characters are allowed.`)

/** The contact form (MESSAGE-3); the subject alone may be left out. */
export const ContactMessage = z.object({
  name: z.string(nameText).check(z.trim(), z.minLength(1, nameText), atMost(100), oneLine),
  email: z
    .string(emailText)
    .check(z.trim(), z.minLength(1, { error: emailText, abort: true }), atMost(254), z.refine(isEmail, emailWrongText)),
  subject: z._default(z.string().check(z.trim(), atMost(150), oneLine), ''),
  message: z.string(messageText).check(z.trim(), z.minLength(1, messageText), atMost(5000)),
})

export const sendContactMessage = {
  body: ContactMessage,
  data: z.null(),
}
