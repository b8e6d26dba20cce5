import type { Db } from '../../db/database.ts'
import { isInForce } from '../../db/open-suspension.ts'

/** Keeps the account from being deleted or suspended until the transaction ends, but allows concurrent orders and offers. */
export async function lockPersonForShare(tx: Db, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute()
}

/** Returns what keeps a person from trading. */
export function findRestrictions(tx: Db, userId: number) {
  return tx
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('deletion_requests').select('user_id').where('user_id', '=', userId))
        .$castTo<boolean>()
        .as('is_leaving'),
      exists(selectFrom('suspensions as p').select('p.id').where('p.user_id', '=', userId).where(isInForce))
        .$castTo<boolean>()
        .as('is_suspended'),
    ])
    .executeTakeFirstOrThrow()
}
