import { mayAct } from '@closyyy/contract/roles'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { ProductRow } from './products-queries.ts'

/** Returns whether somebody sees versions of a product that are not public: its owner and moderators (TEAM-1). */
export function isInsider({ seller_id }: Pick<ProductRow, 'seller_id'>, account: Account | undefined): boolean {
  return account !== undefined && (mayAct(account.roles, 'moderator') || account.id === seller_id)
}

/** Approved and active products are public, sold or not; others are visible to their owner and moderators. */
export function canSeeProduct(
  product: Pick<ProductRow, 'approval_status' | 'active' | 'seller_id'>,
  account: Account | undefined,
): boolean {
  if (product.approval_status === 'approved' && product.active) return true
  return isInsider(product, account)
}

export function noSuchProduct(): AppError {
  return new AppError('not-found', 'product.not-found')
}
