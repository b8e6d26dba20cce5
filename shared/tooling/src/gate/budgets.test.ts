import { expect, it } from 'vitest'
import { describeWeights, overBudget, overShellBudget } from './budgets.ts'

const KB = 1024

it('reports pages whose first view exceeds the script budget', () => {
  const weights = [
    { page: 'storefront-home', unit: 'storefront', bytes: 151 * KB },
    { page: 'storefront-cart', unit: 'storefront', bytes: 120 * KB },
  ]
  expect(overBudget(weights)).toEqual(['storefront-home: the first view loads 151.0 KB of script, more than 150.0 KB.'])
})

it('reports a shell release that exceeds the script budget of returning visitors', () => {
  expect(overShellBudget(40 * KB)).toEqual([])
  expect(overShellBudget(41 * KB)).toEqual([
    'A visitor who returns after a shell release loads 41.0 KB of script, more than 40.0 KB.',
  ])
})

it('describes the heaviest page of each unit and a shell release', () => {
  const weights = [
    { page: 'storefront-home', unit: 'storefront', bytes: 100 * KB },
    { page: 'storefront-cart', unit: 'storefront', bytes: 110 * KB },
    { page: 'auth-login', unit: 'auth', bytes: 90 * KB },
  ]
  expect(describeWeights(weights, 30 * KB)).toBe(
    'Heaviest first views, script in brotli: storefront 110.0 KB, auth 90.0 KB; again after a shell release: 30.0 KB.',
  )
})
