// as: api/src/features/orders/orders-service.test.ts
// expect: Every test runs each time: correct it or delete it.
import { it } from 'vitest'

it.skipIf(process.platform === 'darwin')('sells a product once', () => {})
