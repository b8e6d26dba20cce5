// as: api/src/features/orders/orders-service.ts
// expect: A Promise was found where a conditional was expected.
async function isSold(): Promise<boolean> {
  return true
}

export function canBuy() {
  if (isSold()) return false
  return true
}
