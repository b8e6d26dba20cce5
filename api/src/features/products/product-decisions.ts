import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { requireAction } from './product-lifecycle-policy.ts'
import { settlePhotos } from './product-photos-queries.ts'
import { deleteRevision, rejectRevision } from './product-revisions-queries.ts'
import { changeProduct, lockProduct } from './product-writing-queries.ts'
import { noSuchProduct } from './products-policy.ts'

async function lockForDecision(tx: Db, account: Account, id: number, decision: 'approve' | 'reject') {
  const product = await lockProduct(tx, id)
  if (!product) throw noSuchProduct()
  requireAction(product, account, decision)
  return {
    ...product,
    title: product.revised_title ?? product.title,
    description: product.revised_description ?? product.description,
    price_paisa: product.revised_price_paisa ?? product.price_paisa,
  }
}

export async function approve(tx: Db, account: Account, id: number): Promise<{ title: string; goneKeys: string[] }> {
  const { title, description, price_paisa } = await lockForDecision(tx, account, id, 'approve')
  await changeProduct(tx, id, {
    title,
    description,
    price_paisa,
    base_price_paisa: price_paisa,
    base_price_at: new Date(),
    approval_status: 'approved',
    rejection_reason: null,
  })
  const goneKeys = await settlePhotos(tx, id)
  await deleteRevision(tx, id)
  return { title, goneKeys }
}

export async function reject(tx: Db, account: Account, id: number, reason: string): Promise<string> {
  const product = await lockForDecision(tx, account, id, 'reject')
  if (product.approval_status === 'approved') await rejectRevision(tx, id, reason)
  else await changeProduct(tx, id, { approval_status: 'rejected', rejection_reason: reason })
  return product.title
}
