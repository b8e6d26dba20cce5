// as: shared/contract/src/payouts.ts
// expect: Parts of shared/contract/src import each other: payouts-schemas → payouts → payouts-schemas. Move the shared part below them, or pass it in.
export const payoutStatuses = ['pending', 'paid'] as const

export const payoutSchemas = async () => (await import('./payouts-schemas.ts')).payoutSchemas
