// as: shared/contract/src/payouts.ts
// expect: Parts of shared/contract/src import each other: payouts-schemas → payouts → payouts-schemas. Move what both need below them, or hand it in.
export const payoutStatuses = ['pending', 'paid'] as const

export const payoutSchemas = async () => (await import('./payouts-schemas.ts')).payoutSchemas
