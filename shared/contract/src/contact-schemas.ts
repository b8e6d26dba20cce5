import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { isEmail } from './text-rules.ts'

const nameRequired = message('contact.name-required')
const emailRequired = message('person.email-required')
const emailInvalid = message('person.email-invalid')
const messageRequired = message('contact.message-required')

const oneLine = z.refine<string>(text => !/\p{Cc}/u.test(text), message('text.one-line-only'))
const maxLength = (length: number) => z.maxLength(length, message('text.too-long'))

/** The contact form (MESSAGE-3); only the subject is optional, empty by default. */
export const ContactMessage = z.object({
  name: z.string(nameRequired).check(z.trim(), z.minLength(1, nameRequired), maxLength(100), oneLine),
  email: z
    .string(emailRequired)
    .check(
      z.trim(),
      z.minLength(1, { ...emailRequired, abort: true }),
      maxLength(254),
      z.refine(isEmail, emailInvalid),
    ),
  subject: z._default(z.string().check(z.trim(), maxLength(150), oneLine), ''),
  message: z.string(messageRequired).check(z.trim(), z.minLength(1, messageRequired), maxLength(5000)),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessageSchemas = {
  body: ContactMessage,
  data: z.null(),
}
