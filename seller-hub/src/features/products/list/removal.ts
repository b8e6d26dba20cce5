import type { Product } from '@closyyy/contract/products-schemas'

/** A product in its first review is withdrawn, not deleted. */
export function removalOf({ approval_status }: Product): 'delete' | 'withdraw' {
  return approval_status === 'pending' ? 'withdraw' : 'delete'
}
