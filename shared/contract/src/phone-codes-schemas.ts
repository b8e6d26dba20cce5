import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { CODE_LENGTH, phoneOf } from './phone-codes.ts'

const codeIncomplete = message('phone.code-incomplete')

/** A mobile phone in any usual spelling. */
export const Phone = z.string(message('phone.invalid')).check(
  z.refine(text => phoneOf(text) !== undefined, message('phone.length')),
  z.maxLength(30),
)

/** Seconds until another code may be asked for, and until this one dies. */
export const SentCode = z.object({ resend_in: z.int(), expires_in: z.int() })
export type SentCode = z.infer<typeof SentCode>

/** Exactly one of the two is there: the account that has this phone, or what registers it. */
export const VerifiedPhone = z.object({
  user: z.nullable(z.object({ username: z.string(), profile_picture: z.nullable(z.string()) })),
  verification_token: z.nullable(z.string()),
})
export type VerifiedPhone = z.infer<typeof VerifiedPhone>

export const sendPhoneCodeSchemas = {
  body: z.object({ phone: Phone }),
  data: SentCode,
}

export const verifyPhoneCodeSchemas = {
  body: z.object({
    phone: Phone,
    otp: z.string(codeIncomplete).check(
      z.trim(),
      z.refine(text => new RegExp(`^\\d{${CODE_LENGTH}}$`).test(text), codeIncomplete),
    ),
  }),
  data: VerifiedPhone,
}
