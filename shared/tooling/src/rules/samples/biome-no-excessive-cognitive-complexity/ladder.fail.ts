// as: api/src/features/orders/orders-policy.ts
// expect: Excessive complexity of 31 detected (max: 15).
export function mayMove(states: string[], actor: string, action: string): boolean {
  for (const state of states) {
    if (state === 'pending') {
      if (actor === 'buyer') {
        if (action === 'cancel' || action === 'pay') {
          for (const other of states) {
            if (other === 'paid' && action === 'cancel') return false
          }
        } else if (action === 'complete') {
          return false
        }
      } else if (actor === 'seller' && action === 'ship') {
        return true
      }
    }
  }
  return false
}
