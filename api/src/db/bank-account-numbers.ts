import { type Expression, sql } from 'kysely'

interface BankAccount {
  iban: Expression<string>
  account_number: Expression<string>
}

/**
 * Returns the numbers that identify a bank account: its IBAN as letters and digits in capitals, its account number, and the one
 * at the end of the IBAN, without leading zeros. Two accounts are one if they share a number (PAYOUT-6, HELD-1). Raw,
 * because kysely has no arrays.
 */
export function accountNumbers({ iban, account_number }: BankAccount) {
  const plain = sql`upper(regexp_replace(normalize(${iban}, nfkc), '[^A-Za-z0-9]', '', 'g'))`
  const numbers = [plain, sql`ltrim(${account_number}, '0')`, sql`ltrim(right(${plain}, 16), '0')`]
  return sql<string[]>`array_remove(array[${sql.join(numbers)}], '')`
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
