import type { DefaultTimestamp } from './columns.ts'

/** A new title or new photos of a product that everybody sees, waiting for an admin. */
export interface ProductRevisionsTable {
  product_id: number
  /** Null where only photos change. */
  title: string | null
  status: 'pending' | 'rejected'
  rejection_reason: string | null
  created_at: DefaultTimestamp
}
