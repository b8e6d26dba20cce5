import type { Db } from '../../db/database.ts'
import { hasPendingPhotos } from './product-photos-queries.ts'
import { deleteRevision, type Revision, upsertRevision } from './product-revisions-queries.ts'
import type { LockedProduct } from './product-writing-queries.ts'

/** Returns the revision that a product has, all null without one. */
export function revisionOf(product: LockedProduct): Revision {
  return {
    title: product.revised_title,
    description: product.revised_description,
    price_paisa: product.revised_price_paisa,
  }
}

/** Returns texts and price with the changes of the product's revision. */
export function revisedTexts(product: LockedProduct) {
  return {
    title: product.revised_title ?? product.title,
    description: product.revised_description ?? product.description,
    price_paisa: product.revised_price_paisa ?? product.price_paisa,
  }
}

/** Returns whether a revision changes a text or the price. */
export function hasChanges({ title, description, price_paisa }: Revision): boolean {
  return title !== null || description !== null || price_paisa !== null
}

export function isSameRevision(one: Revision, other: Revision): boolean {
  return one.title === other.title && one.description === other.description && one.price_paisa === other.price_paisa
}

/** Stores what waits for approval; a revision that changes nothing is withdrawn (PRODUCT-16). */
export async function submitRevision(tx: Db, productId: number, revision: Revision): Promise<void> {
  if (hasChanges(revision) || (await hasPendingPhotos(tx, productId))) await upsertRevision(tx, productId, revision)
  else await deleteRevision(tx, productId)
}
