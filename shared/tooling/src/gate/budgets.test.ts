import { expect, it } from 'vitest'
import { remotes } from '../units.ts'
import { describeWeights, overBudget, overShellBudget, readBudgets } from './budgets.ts'

const KB = 1024

it('reports pages whose first view exceeds the script budget', () => {
  const weights = [
    { page: 'storefront-home', unit: 'storefront', bytes: 151 * KB },
    { page: 'storefront-cart', unit: 'storefront', bytes: 120 * KB },
  ]
  const budgets = { storefront: { page: 160, 'storefront-home': 150 } }
  expect(overBudget(weights, budgets)).toEqual([
    'storefront-home: the first view loads 151.0 KB of script, more than 150.0 KB.',
  ])
})

it('reads a budget of every remote, and fails for one without', () => {
  expect(Object.keys(readBudgets(remotes))).toEqual(remotes)
  expect(() => readBudgets(['shell'])).toThrow('shell/package.json has no scriptBudgets')
})

it('reports a shell release that exceeds the script budget of returning visitors', () => {
  expect(overShellBudget(14 * KB)).toEqual([])
  expect(overShellBudget(15 * KB)).toEqual([
    'A visitor who returns after a shell release loads 15.0 KB of script, more than 14.0 KB.',
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
