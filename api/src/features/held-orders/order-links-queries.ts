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

/** Returns whether two accounts signed in from one browser; the demo accounts share theirs on purpose. */
export async function shareDevice(db: Db, one: number, other: number): Promise<boolean> {
  const shared = await db
    .selectFrom('known_devices as d')
    .innerJoin('known_devices as e', 'e.device_hash', 'd.device_hash')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .innerJoin('users as v', 'v.id', 'e.user_id')
    .select('d.user_id')
    .where('d.user_id', '=', one)
    .where('e.user_id', '=', other)
    .where('d.has_id', '=', true)
    .where('e.has_id', '=', true)
    .where(({ and, not, ref }) => not(and([ref('u.is_demo'), ref('v.is_demo')])))
    .limit(1)
    .executeTakeFirst()
  return shared !== undefined
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
