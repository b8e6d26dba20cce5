import type { Db } from '../../db/database.ts'

/** New texts and price of a live product; null for what stays. */
export interface Revision {
  title: string | null
  description: string | null
  price_paisa: number | null
}

/** Submits a product's revision and pending photos for approval, again after a rejection. */
export async function upsertRevision(tx: Db, productId: number, revision: Revision): Promise<void> {
  const waiting = { ...revision, status: 'pending', rejection_reason: null } as const
  await tx
    .insertInto('product_revisions')
    .values({ product_id: productId, ...waiting })
    .onConflict(conflict => conflict.column('product_id').doUpdateSet(waiting))
    .execute()
}

export async function rejectRevision(tx: Db, productId: number, reason: string): Promise<void> {
  await tx
    .updateTable('product_revisions')
    .set({ status: 'rejected', rejection_reason: reason })
    .where('product_id', '=', productId)
    .execute()
}

export async function deleteRevision(tx: Db, productId: number): Promise<void> {
  await tx.deleteFrom('product_revisions').where('product_id', '=', productId).execute()
}
