import type { Guard } from './guards.ts'

const REVISIONS = 'src/features/products/product-revisions.test.ts'

/** Guards of decision 045: what people must not see unchecked. */
export const reviewGuards: Guard[] = [
  {
    name: 'new descriptions of live products wait for approval',
    file: 'src/features/products/product-editing-service.ts',
    guard: '  const { applied, revision } = splitEdit(product, texts)\n',
    without: '  const { revision } = splitEdit(product, texts)\n  const applied = texts\n',
    tests: REVISIONS,
    named: 'waits while the public',
  },
  {
    name: 'price jumps wait for approval',
    file: 'src/features/products/price-policy.ts',
    guard: 'return isJump(product.price_paisa, price_paisa) ||',
    without: 'return',
    tests: REVISIONS,
    named: 'a jump from the current price',
  },
  {
    name: 'small price changes add up',
    file: 'src/features/products/price-policy.ts',
    guard: ' || isJump(basePrice(product), price_paisa)',
    without: '',
    tests: REVISIONS,
    named: 'small steps',
  },
  {
    name: 'a new description cannot be approved unseen',
    file: 'src/features/moderation/moderation-queries.ts',
    guard: "eb.fn.coalesce('r.description', 'p.description')",
    without: "'p.description'",
    tests: REVISIONS,
    named: 'unseen',
  },
]
