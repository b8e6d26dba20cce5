import { withLatinDigits } from '@closyyy/contract/latin-digits'
import { isLetters } from '@closyyy/contract/text-rules'

/** Fields in form order, with the characters that each accepts (PAYOUT-1). */
export const bankFields = [
  { name: 'bank_name', takes: 'letters' },
  { name: 'account_title', takes: 'letters' },
  { name: 'account_number', takes: 'digits' },
  { name: 'iban', takes: 'anything' },
  { name: 'branch_code', takes: 'digits' },
] as const

const checks = {
  letters: isLetters,
  digits: (text: string) => /^\d*$/.test(withLatinDigits(text)),
  anything: () => true,
}

export function takesText(kind: keyof typeof checks, text: string): boolean {
  return checks[kind](text)
}
