import { randomBytes } from 'node:crypto'
import { ERASED_WITHIN_DAYS } from '@closyyy/contract/data-deletion'
import type { ClosedAccount } from '@closyyy/contract/data-deletion-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { DAY_MS } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { balanceOf } from '../ledger/ledger-service.ts'
import { closeOffersOf } from '../offers/offer-ending.ts'
import { enqueueMessage, isClosedMailbox } from '../outbox/outbox-service.ts'
import { keyOfPicture } from '../photos/photo-response.ts'
import type { ProductPhotosContext } from '../products/product-creating-service.ts'
import { endAllSessions } from '../sessions/sessions-service.ts'
import {
  anonymiseUser,
  closeOffersBy,
  countUnfinished,
  deleteProductsOf,
  insertClosed,
  lockWithProducts,
} from './account-closing-queries.ts'
import { requireFinished } from './data-deletion-policy.ts'

async function close(tx: Db, userId: number, ttlHours: number) {
  const user = await lockWithProducts(tx, userId)
  if (!user || isClosedMailbox(user.email)) throw new AppError('signed-out', 'access.signed-out')
  requireFinished({ ...(await countUnfinished(tx, userId)), ...(await balanceOf(tx, userId)) })
  for (const productId of await deleteProductsOf(tx, userId)) await closeOffersOf(tx, ttlHours, productId)
  await closeOffersBy(tx, userId)
  await endAllSessions(tx, userId)
  const values = { name: user.first_name || user.username, days: ERASED_WITHIN_DAYS }
  await enqueueMessage(tx, { channel: 'email', to: user.email, template: 'account-closed', values })
  const { closed_at } = await insertClosed(tx, user)
  await recordEvent(tx, { action: 'account.closed', object: { type: 'account', id: userId } })
  const name = `deleted-user-${userId}`
  await anonymiseUser(tx, userId, name, `${name}-${randomBytes(4).toString('hex')}`)
  return { closed_at, picture: user.profile_picture }
}

export async function closeAccount(
  { db, photos, counts, settings }: ProductPhotosContext,
  account: Account,
): Promise<ClosedAccount> {
  const { closed_at, picture } = await transact(db, tx => close(tx, account.id, settings.offerTtlHours))
  const key = picture && keyOfPicture(picture)
  if (key) await photos.remove([key])
  counts.forget()
  return { closed_at, erased_by: new Date(Date.parse(closed_at) + ERASED_WITHIN_DAYS * DAY_MS).toISOString() }
}
