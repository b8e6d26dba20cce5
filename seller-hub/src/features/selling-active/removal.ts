import type { Product } from '@closyyy/contract/products-schemas'

/** What taking a product down is called: before a first decision it is withdrawn from review. */
export function removalOf({ approval_status }: Product): 'delete' | 'withdraw' {
  return approval_status === 'pending' ? 'withdraw' : 'delete'
}
