/** A guard of the API, how to remove it, and tests of which one must then fail. */
export interface Guard {
  name: string
  file: string
  guard: string
  without: string
  /** Test files, and a filter for the tests that concern the guard. */
  tests: string
  named: string
}

/** Guards that protect stock, money and privacy; each must be covered by a test. */
export const guards: Guard[] = [
  {
    name: 'products are locked while they are sold',
    file: 'src/features/checkout/checkout-queries.ts',
    guard: "        .orderBy('id')\n        .forNoKeyUpdate(),\n",
    without: "        .orderBy('id'),\n",
    tests: 'src/features/checkout/checkout-races.test.ts',
    named: 'last unit',
  },
  {
    name: 'a key belongs to one order',
    file: 'src/features/checkout/idempotency.ts',
    guard: 'if (!bodyHash.equals(locked.body_hash))',
    without: 'if (bodyHash.length === 0)',
    tests: 'src/features/checkout/checkout.test.ts',
    named: 'key of another body',
  },
  {
    name: 'orders go to one’s own address',
    file: 'src/features/checkout/checkout-queries.ts',
    guard: "    .where('user_id', '=', userId)\n    .where('address_type', '=', 'shipping')",
    without: "    .where('address_type', '=', 'shipping')",
    tests: 'test/authorization/matrix.test.ts',
    named: 'checkout, to the counterparty',
  },
  {
    name: 'nobody buys from themselves',
    file: 'src/features/carts/carts-policy.ts',
    guard: 'product.seller_id === buyerId',
    without: 'product.seller_id === -1',
    tests: 'test/authorization/matrix.test.ts',
    named: 'addCartItem',
  },
  {
    name: 'an offer is at least half the price',
    file: 'src/features/offers/offers-policy.ts',
    guard: 'if (offered < min)',
    without: 'if (offered < 0)',
    tests: 'src/features/offers/offers-making.test.ts',
    named: 'is rejected',
  },
  {
    name: 'outsiders learn nothing of an offer',
    file: 'src/features/offers/offers-service.ts',
    guard: "if (!parties || actorOf(parties, userId) === 'other') throw noSuchOffer()",
    without: 'if (!parties) throw noSuchOffer()',
    tests: 'src/features/offers/offers-answering.test.ts',
    named: 'gets a 404',
  },
  {
    name: 'a code allows five tries',
    file: 'src/features/phone-codes/phone-codes-queries.ts',
    guard: "    .where('tries', '<', maxTries)\n",
    without: '',
    tests: 'src/features/phone-codes/phone-codes.test.ts',
    named: 'fifth wrong try',
  },
  {
    name: 'a used code is used up for transactions that began earlier',
    file: 'src/features/phone-codes/phone-codes-queries.ts',
    guard: "code_hash: '', expires_at: now",
    without: 'expires_at: now',
    tests: 'src/features/phone-codes/phone-codes.test.ts',
    named: 'began before it was used',
  },
  {
    name: 'a code is sent once in 30 seconds',
    file: 'src/features/phone-codes/phone-codes-queries.ts',
    guard: "        .where('phone_codes.sent_at', '<=', secondsAgo(code.lockSeconds)),\n",
    without: '',
    tests: 'src/features/phone-codes/phone-codes.test.ts',
    named: '30 seconds|one code for two',
  },
  {
    name: 'admin calls require an administrator',
    file: 'src/http/authorization.ts',
    guard: "if (access === 'admin' && !account.isAdmin)",
    without: "if (access === 'admin' && account.id < 0)",
    tests: 'src/http/route.test.ts',
    named: '',
  },
  {
    name: 'an unconfirmed account is rejected',
    file: 'src/http/authorization.ts',
    guard: 'if (!account.isConfirmed && !unconfirmed)',
    without: 'if (account.id < 0)',
    tests: 'src/http/route.test.ts',
    named: '',
  },
  {
    name: 'pending products are not public',
    file: 'src/features/products/products-policy.ts',
    guard: "if (product.approval_status === 'approved' && product.active) return true",
    without: 'if (product) return true',
    tests: 'test/authorization/matrix.test.ts',
    named: 'getProduct',
  },
  {
    name: 'a message is claimed by one worker',
    file: 'src/features/outbox/outbox-queries.ts',
    guard: "    .where('due_at', '<=', now)\n",
    without: '',
    tests: 'src/features/outbox/outbox-worker.test.ts',
    named: 'the outbox worker',
  },
  {
    name: 'a transaction uses only its own handle',
    file: 'src/db/pool.ts',
    guard: '      requireOutsideTransaction()\n',
    without: '',
    tests: 'src/db/transaction-guard.test.ts',
    named: 'outer handle',
  },
  {
    name: 'a common password is rejected',
    file: 'src/features/accounts/registration-service.ts',
    guard: '(isCommon || isOwn)',
    without: 'isOwn',
    tests: 'src/features/accounts/registration-names.test.ts',
    named: '',
  },
  {
    name: 'an unknown name costs as much as a known one',
    file: 'src/features/sessions/passwords.ts',
    guard: '  await verify(await dummyHash, password)\n',
    without: '',
    tests: 'src/features/accounts/equal-work.test.ts',
    named: 'signing in',
  },
  {
    name: 'only the side whose turn it is answers an offer',
    file: 'src/features/offers/offers-policy.ts',
    guard: "    'seller update': 'counter-offered',\n",
    without: "    'seller update': 'counter-offered',\n    'seller counter': 'counter-offered',\n",
    tests: 'src/features/offers/offers-model.test.ts',
    named: '',
  },
  {
    name: 'no request waits for the database indefinitely',
    file: 'src/db/pool.ts',
    guard: ', Math.min(CONNECT_TIMEOUT_MS, timeLeft()))',
    without: ', 60_000)',
    tests: 'src/db/pool.test.ts',
    named: 'bounds the waits of one request',
  },
  {
    name: 'nothing personal is cached',
    file: 'src/http/response-cache.ts',
    guard: 'request.account ? undefined : ',
    without: '',
    tests: 'src/http/response-cache.test.ts',
    named: 'a signed-in person',
  },
]
