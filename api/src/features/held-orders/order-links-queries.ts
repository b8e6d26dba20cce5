import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { accountNumbers } from '../../db/bank-account-numbers.ts'
import { compiledStatement } from '../../db/compiled-statement.ts'
import type { Db } from '../../db/database.ts'
import { daysAgo } from '../../db/expressions.ts'
import { accountsOnDevicesOf } from '../../db/shared-devices.ts'
import type { Tables } from '../../db/tables.ts'

type BankTables = Tables & { mine: Tables['bank_details']; theirs: Tables['bank_details'] }

const eb = expressionBuilder<BankTables, 'mine' | 'theirs'>()

const numbersOf = (table: 'mine' | 'theirs') =>
  accountNumbers({ iban: eb.ref(`${table}.iban`), account_number: eb.ref(`${table}.account_number`) })

const sharedBankAccount = (one: number, other: number | null) =>
  eb
    .selectFrom('bank_details as mine')
    .innerJoin('bank_details as theirs', join => join.onTrue())
    .select('mine.user_id')
    .where('mine.user_id', '=', one)
    .where('theirs.user_id', '=', other)
    .where(eb(numbersOf('mine'), '&&', numbersOf('theirs')))

/** Days for which a former phone counts as its account's (HELD-1). */
const FORMER_PHONE_DAYS = 730

const readSellerFacts = compiledStatement((db, { sellerId, buyerId }: { sellerId: number; buyerId: number | null }) =>
  db
    .selectFrom('users as u')
    .select(({ exists, selectFrom }) => [
      'u.phone',
      jsonArrayFrom(
        selectFrom('former_phones as f')
          .select(['f.user_id', 'f.phone'])
          .where('f.ended_at', '>', daysAgo(FORMER_PHONE_DAYS))
          .where(({ eb, or }) => or([eb('f.user_id', '=', sellerId), eb('f.user_id', '=', buyerId)])),
      ).as('former_phones'),
      jsonArrayFrom(
        selectFrom('addresses as a')
          .select(['a.address_line_1', 'a.address_line_2', 'a.city'])
          .whereRef('a.user_id', '=', 'u.id'),
      ).as('addresses'),
      exists(accountsOnDevicesOf(sellerId).where('e.user_id', '=', buyerId))
        .$castTo<boolean>()
        .as('shares_device'),
      exists(sharedBankAccount(sellerId, buyerId)).$castTo<boolean>().as('shares_bank_account'),
    ])
    .where('u.id', '=', sellerId),
)

/**
 * Returns a seller's phone and addresses of both types, the former phones of both sides, and whether they share a device or
 * bank account.
 */
export async function findSellerFacts(db: Db, sellerId: number, buyerId: number | null) {
  const [facts] = await readSellerFacts(db, { sellerId, buyerId })
  if (!facts) throw new Error('There is no such seller.')
  return facts
}
