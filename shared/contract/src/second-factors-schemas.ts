import * as z from '@closyyy/contract/schema'
import { compactCode } from './latin-digits.ts'
import { message } from './messages.ts'

const codeRequired = message('second-factor.code-required')

/** A code of the authenticator app: six digits, of any script and with spaces between them. */
export const AppCode = z.string(codeRequired).check(
  z.overwrite(compactCode),
  z.refine(text => /^\d{6}$/.test(text), codeRequired),
)

/** Whether the account needs a code at login, and how many recovery codes are left. */
export const SecondFactor = z.object({ is_on: z.boolean(), recovery_codes: z.int() })
export type SecondFactor = z.infer<typeof SecondFactor>

/** Secret of an authenticator app in base32, and the `otpauth:` URL of its QR code. */
export const NewSecondFactor = z.object({ secret: z.string(), url: z.string() })
export type NewSecondFactor = z.infer<typeof NewSecondFactor>

export const getSecondFactorSchemas = { data: SecondFactor }

export const beginSecondFactorSchemas = { data: NewSecondFactor }

export const confirmSecondFactorSchemas = {
  body: z.object({ code: AppCode }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
}

export const removeSecondFactorSchemas = { data: z.null() }
