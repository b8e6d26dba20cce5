import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

export function findFactor(db: Db, userId: number) {
  return db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Locks the factor until the transaction ends, so that concurrent logins cannot use a code twice. */
export function lockFactor(tx: Db, userId: number) {
  return tx
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at', 'confirmed_step', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Replaces a factor that was not confirmed; leaves a confirmed one unchanged. */
export async function upsertPendingFactor(db: Db, userId: number, sealedSecret: string): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute()
}

export async function markFactorConfirmed(tx: Db, userId: number, step: number): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, confirmed_step: step, last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

export async function markStepUsed(tx: Db, userId: number, step: number): Promise<void> {
  await tx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
}

/** Deletes the factor with its recovery codes. @returns whether a confirmed one was deleted */
export async function deleteFactor(tx: Db, userId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const deleted = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(deleted?.confirmed_at)
}

export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ user_id: userId, code_hash })))
    .execute()
}

/** Deletes a recovery code. @returns whether it was valid, for one of concurrent calls */
export async function consumeRecoveryCode(tx: Db, userId: number, codeHash: Buffer): Promise<boolean> {
  const consumed = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return consumed !== undefined
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findUsername(db: Db, userId: number): Promise<string> {
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return username
}
