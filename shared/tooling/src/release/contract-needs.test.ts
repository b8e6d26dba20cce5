import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eventFunction } from '@closyyy/contract/event-description'
import { events } from '@closyyy/contract/events-schemas'
import { inputSchemaOf } from '@closyyy/contract/json-schema'
import { findCallProblem } from '@closyyy/releases/call-compatibility'
import { expect, it } from 'vitest'
import { env } from '../env.ts'
import { units } from '../units.ts'
import {
  describeContract,
  describeUsedCalls,
  describeUsedEvents,
  describeUsedPrompts,
  promptsOf,
} from './contract-needs.ts'

const carts = 'shared/contract/src/carts-calls.ts'
const emitters = 'shared/event-bus/src/emit'

it('describes the calls that any of the bundles uses, sorted by name', async () => {
  const used = await describeUsedCalls([
    { [carts]: ['getCart'], [`${emitters}/auth.ts`]: ['emitSessionEnded'] },
    { [carts]: ['addCartItem', 'getCart'] },
  ])
  expect(Object.keys(used)).toEqual(['addCartItem', 'getCart'])
  expect(used.getCart).toMatchObject({ method: 'GET', path: '/v1/user/cart', access: 'bearer' })
})

it('describes all calls of a module that is used as a whole', async () => {
  const used = await describeUsedCalls([{ 'shared/contract/src/sitemap-calls.ts': ['*'] }])
  expect(Object.keys(used)).toEqual(['listSitemapProducts', 'listSitemapShops'])
})

it('describes every call of the contract by schemas that can be compared, each equal to itself', async () => {
  const calls = Object.entries(await describeContract())
  expect(calls.length).toBeGreaterThan(100)
  for (const [name, call] of calls) expect(findCallProblem(call, call), name).toBeUndefined()
})

it('describes responses that are the same before and after defaults', async () => {
  const folder = join(env.root, 'shared/contract/src')
  for (const file of readdirSync(folder).filter(name => name.endsWith('-calls.ts'))) {
    const calls = Object.values(
      (await import(join(folder, file))) as Record<string, { schemas: () => Promise<{ data: never }> }>,
    )
    for (const call of calls)
      expect(JSON.stringify(inputSchemaOf((await call.schemas()).data))).not.toContain('"default"')
  }
})

it('lists the events that bundles emit and consume', () => {
  const used = {
    [`${emitters}/storefront.ts`]: ['emitCartChanged'],
    'shared/event-bus/src/on.ts': ['onCartChanged', 'onOfferAddedToCart'],
  }
  const { emits, consumes } = describeUsedEvents('storefront', [used, {}])
  expect(emits).toEqual({
    'cart.changed': { owner: 'storefront', version: 1, payload: { type: 'object', properties: {} } },
  })
  expect(Object.keys(consumes)).toEqual(['cart.changed', 'offer.added-to-cart'])
})

it('declares events of units only', () => {
  const owners = Object.values(events).map(({ owner }) => owner)
  expect(units).toEqual(expect.arrayContaining(owners))
})

it('rejects a unit that emits an event of another owner', () => {
  expect(() => describeUsedEvents('seller-hub', [{ [`${emitters}/storefront.ts`]: ['*'] }])).toThrow(
    'seller-hub emits cart.changed, which storefront owns: emit an event of its own.',
  )
})

it('finds one function that emits each event, in the module of its owner, and one that subscribes to it', async () => {
  const folder = join(env.root, emitters)
  const found = readdirSync(folder).map(async file => {
    const names = Object.keys((await import(join(folder, file))) as object)
    return names.map(name => `${file.replace('.ts', '')} ${name}`)
  })
  const expected = Object.entries(events) as [keyof typeof events, { owner: string }][]
  expect((await Promise.all(found)).flat().sort()).toEqual(
    expected.map(([name, { owner }]) => `${owner} ${eventFunction('emit', name)}`).sort(),
  )
  const subscriptions = await import(join(env.root, 'shared/event-bus/src/on.ts'))
  expect(Object.keys(subscriptions).sort()).toEqual(expected.map(([name]) => eventFunction('on', name)).sort())
})

it('lists the prompts that bundles open, and those that a remote provides', () => {
  const used = { 'shared/platform/src/sign-in/sign-in-prompt.ts': ['usePendingAction', 'useSignInPrompt'] }
  const others = { 'shared/platform/src/sign-in/sign-in-prompt.ts': ['usePendingAction'] }
  expect(describeUsedPrompts([used, others])).toEqual({ signInPrompt: 'auth' })
  expect(describeUsedPrompts([others, { 'shared/platform/src/sign-in/password-prompt.ts': ['*'] }])).toEqual({
    passwordPrompt: 'auth',
  })
  expect(describeUsedEvents('storefront', [used])).toEqual({ emits: {}, consumes: {} })
  const catalogues = { unit: 'auth', en: {}, ur: async () => ({ default: {} }) }
  const remote = { name: 'auth', routes: [], fragments: {}, catalogues }
  expect(promptsOf(remote)).toEqual([])
  expect(promptsOf({ ...remote, signInPrompt: () => null, passwordPrompt: () => null })).toEqual([
    'passwordPrompt',
    'signInPrompt',
  ])
})
