import { randomBytes } from 'node:crypto'
import { ERASED_WITHIN_DAYS } from '@closyyy/contract/data-deletion'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { balanceOf } from '../ledger/ledger-service.ts'
import { closeOffersBy, closeOffersOf } from '../offers/offer-ending.ts'
import { emailPerson, isClosedMailbox } from '../outbox/outbox-service.ts'
import { keyOfPicture } from '../photos/photo-response.ts'
import type { ProductPhotosContext } from '../products/product-creating-service.ts'
import { lockProducts } from '../products/product-hiding-service.ts'
import { endAllSessions } from '../sessions/sessions-service.ts'
import { lockTeamOfOwner, requireOwnerBesides } from '../team/team-service.ts'
import { endFinanceDuties } from '../transfers/finance-duties.ts'
import {
  anonymiseUser,
  countUnfinished,
  deleteProductsOf,
  insertClosed,
  lockPerson,
} from './account-closing-queries.ts'
import { requireFinished } from './data-deletion-policy.ts'

/** Locks an owner's team, a person's products, then the person. */
export async function lockWithProducts(tx: Db, userId: number) {
  await lockTeamOfOwner(tx, userId)
  await lockProducts(tx, userId)
  return lockPerson(tx, userId)
}

/** Locks an account with its products. @throws AppError if it is closed, the last owner's (TEAM-2) or has unfinished business */
export async function lockClosable(tx: Db, userId: number) {
  const user = await lockWithProducts(tx, userId)
  if (!user || isClosedMailbox(user.email)) throw new AppError('signed-out', 'access.signed-out')
  if (user.roles.includes('owner')) await requireOwnerBesides(tx, userId)
  requireFinished({ ...(await countUnfinished(tx, userId)), ...(await balanceOf(tx, userId)) })
  return user
}

async function close(tx: Db, userId: number, ttlHours: number) {
  const user = await lockClosable(tx, userId)
  await closeOffersOf(tx, ttlHours, await deleteProductsOf(tx, userId))
  await closeOffersBy(tx, userId)
  await endAllSessions(tx, userId)
  await endFinanceDuties(tx, userId)
  await emailPerson(tx, user, 'account-closed', { days: ERASED_WITHIN_DAYS })
  const { closed_at } = await insertClosed(tx, user)
  await recordEvent(tx, { action: 'account.closed', object: { type: 'account', id: userId } })
  const name = `deleted-user-${userId}`
  await anonymiseUser(tx, userId, name, `${name}-${randomBytes(4).toString('hex')}`)
  return { closed_at, picture: user.profile_picture }
}

export type ClosingContext = Pick<ProductPhotosContext, 'db' | 'photos' | 'settings'>

/** Closes an account if `isWanted` still resolves with true once it is locked. @returns when it was closed */
export async function closeAccount(
  { db, photos, settings }: ClosingContext,
  userId: number,
  isWanted: (tx: Db) => Promise<boolean> = async () => true,
): Promise<string | undefined> {
  const closed = await transact(db, async tx => {
    await lockWithProducts(tx, userId)
    return (await isWanted(tx)) ? close(tx, userId, settings.offerTtlHours) : undefined
  })
  const key = closed?.picture && keyOfPicture(closed.picture)
  if (key) await photos.discard([key])
  return closed?.closed_at
}
