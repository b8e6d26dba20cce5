import { MAX_PASSKEYS } from '@closyyy/contract/passkeys'
import type { addPasskey as addPasskeyCall, beginPasskey as beginPasskeyCall } from '@closyyy/contract/passkeys-calls'
import type { Passkey } from '@closyyy/contract/passkeys-schemas'
import { DEVICES_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { endOpenLinks } from '../open-links/open-links-service.ts'
import { emailAccount } from '../outbox/outbox-service.ts'
import { deviceNamesOf } from '../sessions/device-names.ts'
import { consumeChallenge, newChallenge } from './passkey-challenges.ts'
import { enforceChallengeLimit } from './passkey-limits.ts'
import { verifyNewCredential } from './passkey-proofs.ts'
import {
  countPasskeysOf,
  deletePasskey,
  findCredentials,
  findNames,
  insertPasskey,
  updateName,
} from './passkeys-queries.ts'
import { creationOptions } from './relying-party.ts'

const removedAlready = () => new AppError('not-found', 'passkey.not-found')

function requireRoom(count: number): void {
  if (count >= MAX_PASSKEYS) throw new AppError('conflict', 'passkey.too-many', { count: MAX_PASSKEYS })
}

export async function beginPasskey(
  db: Db,
  { publicUrl }: Settings,
  { account, userAgent }: Pick<CallRequest<typeof beginPasskeyCall>, 'account' | 'userAgent'>,
) {
  const { id } = account
  await enforceChallengeLimit(db, id)
  const known = await findCredentials(db, id)
  requireRoom(known.length)
  const challenge = await newChallenge(db, { purpose: 'add', user_id: id })
  return {
    options: creationOptions(publicUrl, challenge, { id, ...(await findNames(db, id)) }, known),
    device: deviceNamesOf(userAgent),
  }
}

const notify = (tx: Db, { publicUrl }: Settings, userId: number, template: string, passkey: string) =>
  emailAccount(tx, userId, template, { passkey, link: `${publicUrl}${DEVICES_PATH}` })

/** Stores a passkey of a person whose browser created it for this challenge (PASSKEY-1). */
export async function addPasskey(
  db: Db,
  settings: Settings,
  userId: number,
  { credential, name }: CallRequest<typeof addPasskeyCall>['body'],
): Promise<Passkey> {
  const { clientDataJSON, transports = [] } = credential.response
  const challenge = await consumeChallenge(db, { purpose: 'add', user_id: userId }, clientDataJSON)
  if (!challenge) throw fieldError('credential', 'passkey.expired')
  const verified = await verifyNewCredential(credential, { challenge, publicUrl: settings.publicUrl })
  if (!verified) throw fieldError('credential', 'passkey.invalid')
  return transact(db, async tx => {
    // Concurrent calls cannot exceed the maximum.
    await lockAccount(tx, userId)
    requireRoom(await countPasskeysOf(tx, userId))
    const added = await insertPasskey(tx, {
      user_id: userId,
      credential_id: verified.id,
      public_key: Buffer.from(verified.publicKey),
      counter: verified.counter,
      transports,
      name,
    })
    if (!added) throw fieldError('credential', 'passkey.known')
    const object = { type: 'account', id: userId }
    await recordEvent(tx, { action: 'passkey.added', object, after: { passkey: added.id } })
    await notify(tx, settings, userId, 'passkey-added', name)
    return added
  })
}

export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<Passkey> {
  const renamed = await updateName(db, userId, id, name)
  if (!renamed) throw removedAlready()
  return renamed
}

export function removePasskey(db: Db, settings: Settings, userId: number, id: number): Promise<null> {
  return transact(db, async tx => {
    const name = await deletePasskey(tx, userId, id)
    if (name === undefined) throw removedAlready()
    await endOpenLinks(tx, userId)
    await recordEvent(tx, {
      action: 'passkey.removed',
      object: { type: 'account', id: userId },
      before: { passkey: id },
    })
    await notify(tx, settings, userId, 'passkey-removed', name)
    return null
  })
}

export async function hasPasskeys(db: Db, userId: number): Promise<boolean> {
  return (await countPasskeysOf(db, userId)) > 0
}
