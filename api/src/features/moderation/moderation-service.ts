import type { Product } from '@closyyy/contract/products'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import type { Workshop } from '../products/product-creating-service.ts'
import { approve, reject } from '../products/product-decisions.ts'
import { showOwn } from '../products/products-service.ts'
import type { Account } from '../sessions/account.ts'
import { findSeller } from './moderation-queries.ts'

/** What moderating works with. */
export interface Desk extends Workshop {
  settings: Settings
}

async function tellSeller(
  tx: Db,
  { publicUrl }: Settings,
  template: 'product-approved' | 'product-rejected',
  productId: number,
  { title, reason }: { title: string; reason: string },
): Promise<void> {
  const seller = await findSeller(tx, productId)
  const link = `${publicUrl}/seller/sellinghub/selling-active`
  await enqueueMessage(tx, {
    channel: 'email',
    to: seller.email,
    template,
    values: { name: seller.first_name, title, reason, link },
  })
}

/** Lets what waits before the public, and tells the seller. @throws AppError `not-found`, `conflict`, `not-allowed` */
export async function approveProduct(desk: Desk, account: Account, id: number): Promise<Product> {
  const gone = await desk.db.transaction().execute(async tx => {
    const { title, goneKeys } = await approve(tx, account, id)
    await tellSeller(tx, desk.settings, 'product-approved', id, { title, reason: '' })
    return goneKeys
  })
  await desk.photos.remove(gone)
  desk.counts.forget()
  return showOwn(desk.db, id)
}

/** Refuses what waits, and tells the seller why. @throws AppError `not-found`, `conflict`, `not-allowed` */
export async function rejectProduct(desk: Desk, account: Account, id: number, reason: string): Promise<Product> {
  await desk.db.transaction().execute(async tx => {
    const title = await reject(tx, account, id, reason)
    await tellSeller(tx, desk.settings, 'product-rejected', id, { title, reason })
  })
  desk.counts.forget()
  return showOwn(desk.db, id)
}
