import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { ProductRow } from './products-queries.ts'

/** Approved and active products are public, sold or not; others are visible to their owner and admins. */
export function canSeeProduct(
  product: Pick<ProductRow, 'approval_status' | 'active' | 'seller_id'>,
  account: Account | undefined,
): boolean {
  if (product.approval_status === 'approved' && product.active) return true
  return account !== undefined && (account.isAdmin || account.id === product.seller_id)
}

export function noSuchProduct(): AppError {
  return new AppError('not-found', 'product.not-found')
}
