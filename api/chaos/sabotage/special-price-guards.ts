import type { Guard } from './guards.ts'

const SPECIAL_PRICES_SERVICE = 'src/features/offers/special-prices-service.ts'
const SPECIAL_PRICES = 'src/features/offers/special-prices.test.ts'
const SPECIAL_PRICES_PRIVACY = 'src/features/offers/special-prices-privacy.test.ts'
const OFFERS_QUERIES = 'src/features/offers/offers-queries.ts'

/** Guards of special prices and of the people who get them. */
export const specialPriceGuards: Guard[] = [
  {
    name: 'a special price is sent once in days',
    file: SPECIAL_PRICES_SERVICE,
    guard: '    if (isSent) throw',
    without: '    if (isSent === "never") throw',
    tests: SPECIAL_PRICES,
    named: 'once in 7 days|concurrent requests',
  },
  {
    name: 'a special price is for one’s own product',
    file: SPECIAL_PRICES_SERVICE,
    guard: '    if (product?.seller_id !== sellerId) throw',
    without: '    if (!product) throw',
    tests: SPECIAL_PRICES,
    named: 'seller’s own',
  },
  {
    name: 'a special price has a lower limit',
    file: 'src/features/offers/special-prices-policy.ts',
    guard: 'price < min',
    without: 'price < 0',
    tests: SPECIAL_PRICES,
    named: 'may not be',
  },
  {
    name: 'a special price skips buyers with an open offer',
    file: 'src/features/offers/special-prices-queries.ts',
    guard: "(o.status = 'pending' and",
    without: "(o.status = 'none' and",
    tests: SPECIAL_PRICES,
    named: 'leaves open and accepted ones',
  },
  {
    name: 'sellers do not read who likes a product',
    file: OFFERS_QUERIES,
    guard: '    .where(isKnownTo(userId))\n    .orderBy',
    without: '    .orderBy',
    tests: SPECIAL_PRICES_PRIVACY,
    named: 'does not learn',
  },
  {
    name: 'sellers do not list who likes a product',
    file: OFFERS_QUERIES,
    guard: "'=', userId)\n    .where(isKnownTo(userId))",
    without: "'=', userId)",
    tests: SPECIAL_PRICES_PRIVACY,
    named: 'does not learn',
  },
  {
    name: 'sellers do not act on hidden offers',
    file: 'src/features/offers/offers-service.ts',
    guard: '  if (userId === parties.seller_id && !parties.is_known_to_seller) throw noSuchOffer()\n',
    without: '',
    tests: SPECIAL_PRICES_PRIVACY,
    named: 'cannot act',
  },
  {
    name: 'a special price skips people who blocked each other',
    file: 'src/features/offers/special-prices-service.ts',
    guard: ', ...(await listBlocksOf(db, sellerId))',
    without: '',
    tests: SPECIAL_PRICES,
    named: 'blocked the seller',
  },
]
