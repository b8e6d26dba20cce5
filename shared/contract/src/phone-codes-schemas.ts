import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { CODE_LENGTH, codeDigits, phoneOf } from './phone-codes.ts'

const codeIncomplete = message('phone.code-incomplete')

/** A Pakistani mobile number in any common spelling (PHONE-1). */
export const Phone = z.string(message('phone.invalid')).check(
  z.refine(text => phoneOf(text) !== undefined, message('phone.length')),
  z.maxLength(30),
)

/** A code of a message, also pasted with the words around it (PHONE-9). */
export const Code = z.string(codeIncomplete).check(
  z.overwrite(codeDigits),
  z.refine(digits => digits.length === CODE_LENGTH, codeIncomplete),
)

/** Seconds until another code can be sent (PHONE-3), and until this one expires (PHONE-2). */
export const SentCode = z.object({ resend_in: z.int(), expires_in: z.int() })
export type SentCode = z.infer<typeof SentCode>

/** Result of a correct code, exactly one of the two: the account of the phone, or a token to register it (PHONE-5). */
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
    otp: Code,
  }),
  data: VerifiedPhone,
}
