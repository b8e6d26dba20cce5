import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { type ProductAction, requireAction } from './product-lifecycle-policy.ts'
import { settlePhotos } from './product-photos-queries.ts'
import { revisedTexts } from './product-revising.ts'
import { deleteRevision, rejectRevision } from './product-revisions-queries.ts'
import { changeProduct, lockProduct, undecided } from './product-writing-queries.ts'
import { noSuchProduct } from './products-policy.ts'

type Decision = Extract<ProductAction, 'approve' | 'reject' | 'take-down' | 'restore'>

async function lockForDecision(tx: Db, account: Account, id: number, decision: Decision) {
  const product = await lockProduct(tx, id)
  if (!product) throw noSuchProduct()
  requireAction(product, account, decision)
  return { ...product, ...revisedTexts(product) }
}

export async function approve(tx: Db, account: Account, id: number): Promise<{ title: string; goneKeys: string[] }> {
  const product = await lockForDecision(tx, account, id, 'approve')
  const { title, description, price_paisa, approval_status, approved_at } = product
  await changeProduct(tx, id, {
    title,
    description,
    price_paisa,
    base_price_paisa: price_paisa,
    base_price_at: new Date(),
    approval_status: 'approved',
    // A revision of a product that was approved before approvals had a time makes it no newer (LIKE-5).
    approved_at: approval_status === 'approved' ? approved_at : (approved_at ?? new Date()),
    ...undecided,
  })
  const goneKeys = await settlePhotos(tx, id)
  await deleteRevision(tx, id)
  return { title, goneKeys }
}

export async function reject(tx: Db, account: Account, id: number, reason: string): Promise<string> {
  const product = await lockForDecision(tx, account, id, 'reject')
  if (product.approval_status === 'approved') await rejectRevision(tx, id, reason)
  else await changeProduct(tx, id, { ...undecided, approval_status: 'rejected', rejection_reason: reason })
  return product.title
}

/** Hides a live product; a pending title or photos are rejected with it. */
export async function takeDown(tx: Db, account: Account, id: number, reason: string): Promise<string> {
  const product = await lockForDecision(tx, account, id, 'take-down')
  await rejectRevision(tx, id, reason)
  await changeProduct(tx, id, { approval_status: 'rejected', rejection_reason: reason, taken_down_at: new Date() })
  return product.title
}

/** Shows a product again that was taken down, without the title and photos that nobody approved. */
export async function restore(tx: Db, account: Account, id: number): Promise<string> {
  const product = await lockForDecision(tx, account, id, 'restore')
  await changeProduct(tx, id, { approval_status: 'approved', ...undecided })
  return product.title
}
