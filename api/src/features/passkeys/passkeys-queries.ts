import type { Passkey } from '@closyyy/contract/passkeys-schemas'
import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'
import type { PasskeysTable } from '../../db/tables/passkeys.ts'

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const

export function findPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  return db.selectFrom('passkeys').select(shown).where('user_id', '=', userId).orderBy('id', 'desc').execute()
}

export function findCredentials(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export function findByCredentialId(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export function findNames(db: Db, userId: number) {
  return db.selectFrom('users').select(['first_name', 'username']).where('id', '=', userId).executeTakeFirstOrThrow()
}

export async function countPasskeysOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns undefined if the credential is stored already. */
export function insertPasskey(tx: Db, passkey: Insertable<PasskeysTable>): Promise<Passkey | undefined> {
  return tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst()
}

export function updateName(db: Db, userId: number, id: number, name: string): Promise<Passkey | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(shown)
    .executeTakeFirst()
}

/** Deletes a passkey of a person. @returns its name */
export async function deletePasskey(tx: Db, userId: number, id: number): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}

/**
 * Stores a use and its counter. Authenticators that do not count always send 0; the counter of others must rise, otherwise
 * the key was copied (WebAuthn 3, section 7.2).
 * @returns false if it did not rise, or if the passkey was removed
 */
export async function markUsed(tx: Db, id: number, counter: number): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(({ eb, lit, or }) =>
      or([eb('counter', '<', counter), eb(eb.val(counter), '=', lit(0)).and('counter', '=', 0)]),
    )
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
