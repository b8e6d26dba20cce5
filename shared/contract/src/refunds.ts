/** Ways to send a refund: phone wallets and banks. */
export const refundMethods = ['easypaisa', 'jazzcash', 'bank'] as const
export type RefundMethod = (typeof refundMethods)[number]

/** What a refund waits for: the buyer's account, its payment, nothing. */
export const refundStates = ['account-needed', 'on-its-way', 'sent'] as const

/** Lists of refunds for administrators. */
export const refundLists = ['owed', 'sent'] as const
export type RefundList = (typeof refundLists)[number]

/** What administrators do with a refund; `approve` and `withdraw` are the first of two approvals (REFUND-3). */
export const refundActions = ['approve', 'withdraw', 'pay'] as const
export type RefundAction = (typeof refundActions)[number]

export const MAX_REFUND_REFERENCE = 100

const LETTERS_BEFORE_A = 55

/** Returns a Pakistani IBAN without spaces and in capitals; undefined for anything else, also a mistyped one. */
export function ibanOf(text: string): string | undefined {
  const iban = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(iban)) return undefined
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  const digits = rearranged.replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - LETTERS_BEFORE_A))
  return BigInt(digits) % 97n === 1n ? iban : undefined
}
