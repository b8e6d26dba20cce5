// as: api/src/features/orders/orders-service.test.ts
// expect: Don't disable tests.
import { it } from 'vitest'

it.skip('sells a thing once', () => {})
