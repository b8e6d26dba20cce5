import type { listModeratedProducts, takeDownProduct as takeDownCall } from '@closyyy/contract/moderation-calls'
import type { ModeratedProduct } from '@closyyy/contract/moderation-schemas'
import { toPaisa } from '@closyyy/contract/money'
import type { Page } from '@closyyy/contract/pagination'
import { SELLING_ACTIVE_PATH } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { formatRupees } from '../../money.ts'
import { MAX_COUNTED } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { closeOffersAbovePrice, closeOffersOf } from '../offers/offer-ending.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import type { ProductPhotosContext } from '../products/product-creating-service.ts'
import { approve, reject, restore, takeDown } from '../products/product-decisions.ts'
import { showAllOwn, showOwn } from '../products/products-service.ts'
import { endReports, requireOpenReports } from '../reports/reports-ending.ts'
import { countModerated, findModerated, findSeller, lockVersion } from './moderation-queries.ts'

export interface ModerationContext extends ProductPhotosContext {
  settings: Settings
}

export async function listModerated(
  { db }: ModerationContext,
  { status, after, page, per_page }: CallRequest<typeof listModeratedProducts>['query'],
): Promise<Page<ModeratedProduct> & { next: number | null }> {
  const offset = after === undefined ? (page - 1) * per_page : 0
  // Reads versions before products: a decision after an edit in between conflicts instead of approving unseen content.
  const found = await findModerated(db, status, { after, limit: per_page + 1, offset })
  const shown = found.slice(0, per_page)
  const versions = new Map(shown.map(({ id, version }) => [id, version]))
  const products = await showAllOwn(db, [...versions.keys()])
  const counted = await countModerated(db, status, MAX_COUNTED + 1)
  const total = Math.min(counted, MAX_COUNTED)
  return {
    data: products.map(product => ({ ...product, version: versions.get(product.id) ?? '' })),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    per_page,
    total,
    ...(counted > MAX_COUNTED && { total_is_lower_bound: true }),
    next: found.length > per_page ? (shown.at(-1)?.id ?? null) : null,
  }
}

async function notifySeller(
  tx: Db,
  { publicUrl }: Settings,
  template: `product-${'approved' | 'rejected' | 'taken-down' | 'restored'}`,
  productId: number,
  { title, reason }: { title: string; reason: string },
): Promise<void> {
  const seller = await findSeller(tx, productId)
  const link = `${publicUrl}${SELLING_ACTIVE_PATH}`
  await enqueueMessage(tx, {
    channel: 'email',
    to: seller.email,
    template,
    values: { name: seller.first_name, title, reason, link },
  })
}

async function editedSince(db: Db, id: number): Promise<AppError> {
  const { title, price, photos } = await showOwn(db, id)
  return new AppError('conflict', 'moderation.product-edited', {
    title,
    price: formatRupees(toPaisa(price)),
    count: photos.length,
  })
}

/** Rejects a decision on a version that the admin has not seen. */
async function decideOnVersion<Result>(
  db: Db,
  id: number,
  seen: string,
  decide: (tx: Db) => Promise<Result>,
): Promise<Result> {
  let isEdited = false
  try {
    return await transact(db, async tx => {
      const version = await lockVersion(tx, id)
      // Decides before comparing versions, so that missing permission is reported first.
      const result = await decide(tx)
      isEdited = version !== seen
      if (isEdited) throw new Error('The decision is rolled back.')
      return result
    })
  } catch (error) {
    throw isEdited ? await editedSince(db, id) : error
  }
}

export async function approveProduct(
  context: ModerationContext,
  account: Account,
  id: number,
  { version }: { version: string },
): Promise<Product> {
  const removedKeys = await decideOnVersion(context.db, id, version, async tx => {
    const { title, goneKeys } = await approve(tx, account, id)
    await closeOffersAbovePrice(tx, context.settings.offerTtlHours, id)
    await recordEvent(tx, { action: 'product.approved', object: { type: 'product', id }, after: { version } })
    await notifySeller(tx, context.settings, 'product-approved', id, { title, reason: '' })
    return goneKeys
  })
  await context.photos.discard(removedKeys)
  context.counts.forget()
  return showOwn(context.db, id)
}

export async function rejectProduct(
  context: ModerationContext,
  account: Account,
  id: number,
  { version, reason }: { version: string; reason: string },
): Promise<Product> {
  await decideOnVersion(context.db, id, version, async tx => {
    const title = await reject(tx, account, id, reason)
    await recordEvent(tx, { action: 'product.rejected', object: { type: 'product', id }, after: { version } })
    await notifySeller(tx, context.settings, 'product-rejected', id, { title, reason })
  })
  context.counts.forget()
  return showOwn(context.db, id)
}

/** Takes a live product down: its offers close, its reports end, its seller gets the reason (MODERATION-4). */
export async function takeDownProduct(
  { db, counts, settings }: ModerationContext,
  account: Account,
  id: number,
  { reason, reports }: CallRequest<typeof takeDownCall>['body'],
): Promise<Product> {
  await transact(db, async tx => {
    const title = await takeDown(tx, account, id, reason)
    await requireOpenReports(tx, reports)
    await closeOffersOf(tx, settings.offerTtlHours, [id])
    await endReports(tx, { object_type: 'product', object_id: id }, 'taken-down')
    await recordEvent(tx, { action: 'product.taken-down', object: { type: 'product', id }, after: { reason } })
    await notifySeller(tx, settings, 'product-taken-down', id, { title, reason })
  })
  counts.forget()
  return showOwn(db, id)
}

export async function restoreProduct(
  { db, counts, settings }: ModerationContext,
  account: Account,
  id: number,
  reason: string,
): Promise<Product> {
  await transact(db, async tx => {
    const title = await restore(tx, account, id)
    await recordEvent(tx, { action: 'product.restored', object: { type: 'product', id }, after: { reason } })
    await notifySeller(tx, settings, 'product-restored', id, { title, reason: '' })
  })
  counts.forget()
  return showOwn(db, id)
}
