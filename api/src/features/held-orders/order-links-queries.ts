import { expressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

type BankTables = Tables & { mine: Tables['bank_details']; theirs: Tables['bank_details'] }

const eb = expressionBuilder<BankTables, 'mine' | 'theirs'>()

/** An account number or IBAN without spaces and in one case; null if it is empty. */
const plain = (column: `${'mine' | 'theirs'}.${'iban' | 'account_number'}`) =>
  eb.fn<string | null>('nullif', [
    eb.fn<string>('upper', [eb.fn('replace', [column, eb.val(' '), eb.val('')])]),
    eb.val(''),
  ])

export async function findPhone(db: Db, userId: number): Promise<string | null> {
  const user = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirst()
  return user?.phone ?? null
}

/** Returns the addresses of an account, of both types. */
export function findAddresses(db: Db, userId: number) {
  return db
    .selectFrom('addresses')
    .select(['address_line_1', 'address_line_2', 'city'])
    .where('user_id', '=', userId)
    .execute()
}

export async function shareBankAccount(db: Db, one: number, other: number): Promise<boolean> {
  const shared = await db
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
    .executeTakeFirst()
  return shared !== undefined
}
