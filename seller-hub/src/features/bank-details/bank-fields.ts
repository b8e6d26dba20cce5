/** The fields of the form in their order, and what each of them takes while it is typed (PAYOUT-1). */
export const bankFields = [
  { name: 'bank_name', takes: 'letters' },
  { name: 'account_title', takes: 'letters' },
  { name: 'account_number', takes: 'digits' },
  { name: 'iban', takes: 'anything' },
  { name: 'branch_code', takes: 'digits' },
] as const

const patterns = { letters: /^[\p{L}\p{M} ]*$/u, digits: /^\d*$/, anything: /^/ }

/** Whether a field takes a text that was typed or pasted. */
export function takesText(kind: keyof typeof patterns, text: string): boolean {
  return patterns[kind].test(text)
}
