import type { Guard } from './guards.ts'

const REVISIONS = 'src/features/products/product-revisions.test.ts'
const PUBLIC_TEXT = 'src/contact-details/public-text.test.ts'

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
  {
    name: 'public texts contain no contact details',
    file: 'src/contact-details/public-text.ts',
    guard: "if (contact !== undefined) return message('text.contact-details', { found: contact })",
    without: '',
    tests: PUBLIC_TEXT,
    named: 'are rejected',
  },
  {
    name: 'titles are checked before cleaning',
    file: 'src/features/products/product-text.ts',
    guard: 'for (const written of [withoutUrls(text), title])',
    without: 'for (const written of [title])',
    tests: PUBLIC_TEXT,
    named: 'bit.ly',
  },
  {
    name: 'dispute messages name no account to pay to',
    file: 'src/contact-details/public-text.ts',
    guard: 'if (found !== undefined) throw',
    without: 'if (false) throw',
    tests: PUBLIC_TEXT,
    named: 'dispute messages',
  },
]
