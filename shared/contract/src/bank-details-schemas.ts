import * as z from '@closyyy/contract/schema'
import { withLatinDigits } from './latin-digits.ts'
import { message } from './messages.ts'
import { isLetters } from './text-rules.ts'

const required = z.minLength(1, message('field.required'))

/** Letters of any script and spaces (PAYOUT-1). */
const LettersText = z
  .string()
  .check(z.trim(), required, z.maxLength(100), z.refine(isLetters, message('text.letters-only')))

const digits = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.overwrite(withLatinDigits),
    required,
    z.maxLength(maxLength),
    z.refine(text => /^[0-9]*$/.test(text), message('text.digits-only')),
  )

/** The bank account that receives payouts (PAYOUT-1); the format of the IBAN is not checked. */
export const BankDetails = z.object({
  bank_name: LettersText,
  account_title: LettersText,
  account_number: digits(34),
  iban: z.string().check(z.trim(), z.overwrite(withLatinDigits), required, z.maxLength(50)),
  branch_code: digits(20),
})
export type BankDetails = z.infer<typeof BankDetails>

export const getBankDetailsSchemas = {
  data: z.nullable(BankDetails),
}

export const saveBankDetailsSchemas = {
  body: BankDetails,
  data: BankDetails,
}
