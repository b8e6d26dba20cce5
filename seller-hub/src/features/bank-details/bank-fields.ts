import { isLetters } from '@closyyy/contract/text-rules'

/** The fields of the form in their order, and what each of them takes while it is typed (PAYOUT-1). */
export const bankFields = [
  { name: 'bank_name', takes: 'letters' },
  { name: 'account_title', takes: 'letters' },
  { name: 'account_number', takes: 'digits' },
  { name: 'iban', takes: 'anything' },
  { name: 'branch_code', takes: 'digits' },
] as const

const checks = { letters: isLetters, digits: (text: string) => /^\d*$/.test(text), anything: () => true }

/** Whether a field takes a text that was typed or pasted. */
export function takesText(kind: keyof typeof checks, text: string): boolean {
  return checks[kind](text)
}
