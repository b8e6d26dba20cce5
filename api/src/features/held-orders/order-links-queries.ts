import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compiledStatement } from '../../db/compiled-statement.ts'
import type { Db } from '../../db/database.ts'
import { accountsOnDevicesOf } from '../../db/shared-devices.ts'
import type { Tables } from '../../db/tables.ts'

type BankTables = Tables & { mine: Tables['bank_details']; theirs: Tables['bank_details'] }

const eb = expressionBuilder<BankTables, 'mine' | 'theirs'>()

/** An account number or IBAN without spaces and in one case; null if it is empty. */
const plain = (column: `${'mine' | 'theirs'}.${'iban' | 'account_number'}`) =>
  eb.fn<string | null>('nullif', [
    eb.fn<string>('upper', [eb.fn('replace', [column, eb.val(' '), eb.val('')])]),
    eb.val(''),
  ])

const sharedBankAccount = (one: number, other: number | null) =>
  eb
    .selectFrom('bank_details as mine')
    .innerJoin('bank_details as theirs', join => join.onTrue())
    .select('mine.user_id')
    .where('mine.user_id', '=', one)
    .where('theirs.user_id', '=', other)
    .where(
      eb.or([
        eb(plain('mine.iban'), '=', plain('theirs.iban')),
        eb.and([
          eb(plain('mine.account_number'), '=', plain('theirs.account_number')),
          eb('mine.bank_name', '=', eb.ref('theirs.bank_name')),
        ]),
      ]),
    )

const readSellerFacts = compiledStatement((db, { sellerId, buyerId }: { sellerId: number; buyerId: number | null }) =>
  db
    .selectFrom('users as u')
    .select(({ exists, selectFrom }) => [
      'u.phone',
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

/** Returns a seller's phone and addresses of both types, and whether they share a device or bank account with a buyer. */
export async function findSellerFacts(db: Db, sellerId: number, buyerId: number | null) {
  const [facts] = await readSellerFacts(db, { sellerId, buyerId })
  if (!facts) throw new Error('There is no such seller.')
  return facts
}
