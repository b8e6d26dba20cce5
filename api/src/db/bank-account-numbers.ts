import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

const eb = expressionBuilder<Tables>()

interface BankAccount {
  iban: Expression<string>
  account_number: Expression<string>
}

/**
 * Returns the numbers that identify a bank account: its IBAN as letters and digits in capitals, its account number, and the one
 * at the end of the IBAN, without leading zeros. Two accounts are one if they share a number (PAYOUT-6, HELD-1). A number has
 * six digits or more, not all the same, so that “none” or “0” identifies nobody. Raw, because kysely has no arrays.
 */
export function accountNumbers({ iban, account_number }: BankAccount) {
  const plain = sql`upper(regexp_replace(normalize(${iban}, nfkc), '[^A-Za-z0-9]', '', 'g'))`
  const end = sql`ltrim(right(${plain}, 16), '0')`
  const number = sql`ltrim(${account_number}, '0')`
  return sql<string[]>`array(
    select number
    from (values (${plain}, ${end}), (${number}, ${number}), (${end}, ${end})) as typed (number, ending),
      ltrim(regexp_replace(ending, '[^0-9]', '', 'g'), '0') as digits
    where digits ~ '^[0-9]{6,}$' and digits !~ '^([0-9])\\1*$')`
}

/** Returns the numbers of the account that a payout goes to. Raw, because kysely has no expression for the text of a JSON field. */
export function numbersOfPayout(table: string) {
  const sentTo = sql.ref(`${table}.sent_to`)
  return accountNumbers({
    iban: sql<string>`${sentTo} ->> 'iban'`,
    account_number: sql<string>`${sentTo} ->> 'account_number'`,
  })
}

/** Returns the numbers of the IBAN or phone wallet that a refund goes to; bank details have such a phone without 92. */
export function numbersOfRefund(table: string) {
  const number = sql.ref<string>(`${table}.account_number`)
  return accountNumbers({
    iban: number,
    account_number: sql<string>`regexp_replace(${number}, '^92(3\\d{9})$', '\\1')`,
  })
}

/** Condition: a person saved an account with one of these numbers, or was to be paid to it; false for null. */
export function isAccountOf(userId: number | null, numbers: Expression<string[]>) {
  const saved = eb
    .selectFrom('bank_details as own')
    .select('own.user_id')
    .where('own.user_id', '=', userId)
    .where(({ eb, ref }) =>
      eb(accountNumbers({ iban: ref('own.iban'), account_number: ref('own.account_number') }), '&&', numbers),
    )
  const paid = eb
    .selectFrom('payouts as earlier')
    .select('earlier.user_id')
    .where('earlier.user_id', '=', userId)
    .where(({ eb }) => eb(numbersOfPayout('earlier'), '&&', numbers))
  const refunded = eb
    .selectFrom('refunds as earlier')
    .select('earlier.buyer_id')
    .where('earlier.buyer_id', '=', userId)
    .where(({ eb }) => eb(numbersOfRefund('earlier'), '&&', numbers))
  return eb.or([eb.exists(saved), eb.exists(paid), eb.exists(refunded)])
}
