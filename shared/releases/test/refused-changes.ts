import type { CallDescription, CallDescriptions, OfferedCalls } from '../src/call-compatibility.ts'
import type { JsonSchema } from '../src/json-schema.ts'
import { promote, readState } from '../src/registry.ts'
import type { ReleaseFacts } from '../src/release-id.ts'
import type { ReleaseStore } from '../src/release-store.ts'
import { publishTestRelease } from './test-release.ts'

const text: JsonSchema = { type: 'string' }
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

const offer: CallDescription = {
  method: 'POST',
  path: '/v1/offers',
  access: 'bearer',
  suspended: true,
  requiresFresh: false,
  isIdempotent: true,
  request: {
    body: object({ price: { type: 'integer', minimum: 1 }, kind: { type: 'string', enum: ['first', 'last'] } }),
  },
  response: object({ id: { type: 'integer' }, status: { type: 'string', enum: ['open', 'ended'] }, message: text }),
}

/** Calls that the releases of the samples use. */
export const sampleCalls: CallDescriptions = { createOffer: offer }

/** Releases that fit each other and an API with the sample calls. */
const sampleFacts: Record<string, Partial<ReleaseFacts>> = {
  shell: { offers: { '@closyyy/platform/services': ['useServices', 'Services.api', 'Services.origin'] } },
  storefront: {
    claims: [{ id: 'product', path: '/products/:id' }],
    fragments: { cart: 'always' },
    opens: { signInPrompt: 'auth' },
    consumes: { 'offer.made': { owner: 'seller-hub', version: 1, payload: object({ offer_id: { type: 'integer' } }) } },
  },
  'seller-hub': {
    claims: [{ id: 'offers', path: '/seller/offers' }],
    fragments: { 'sell-now': 'signed-in' },
    needs: { '@closyyy/platform/services': ['useServices', 'Services.api', 'Services.origin'] },
    emits: { 'offer.made': { owner: 'seller-hub', version: 1, payload: object({ offer_id: { type: 'integer' } }) } },
  },
  auth: { prompts: ['signInPrompt'] },
}

/** A change that the registry refuses: of a release's facts, or of the API's calls. */
export interface RefusedChange {
  name: string
  unit: string
  facts?: Partial<ReleaseFacts>
  api?: OfferedCalls
  /** Matches the refusal. */
  refusal: RegExp
}

const withCall = (change: Partial<CallDescription>): OfferedCalls => ({ createOffer: { ...offer, ...change } })
const withResponse = (properties: Record<string, JsonSchema>) =>
  withCall({ response: object({ ...offer.response.properties, ...properties }) })
const services = '@closyyy/platform/services'

/** Changes of the API that a release which uses its calls does not survive. */
export const refusedApis: RefusedChange[] = [
  { name: 'the API lacks a call', api: {}, refusal: /createOffer, but the API does not offer it/ },
  {
    name: 'the API moved a call',
    api: withCall({ path: '/v2/offers' }),
    refusal: /createOffer, but the API offers it as POST \/v2\/offers, not as POST \/v1\/offers/,
  },
  {
    name: 'the API requires more of the caller',
    api: withCall({ access: 'admin' }),
    refusal: /createOffer, but the API requires an admin for it/,
  },
  {
    name: 'the API refuses suspended people',
    api: withCall({ suspended: undefined }),
    refusal: /createOffer, but the API refuses it to suspended people/,
  },
  {
    name: 'the API requires a recent login',
    api: withCall({ requiresFresh: true }),
    refusal: /createOffer, but the API requires a recent login for it/,
  },
  {
    name: 'the API describes a call in a later format',
    api: { createOffer: { ...offer, requiresPasskey: true } },
    refusal: /createOffer, but the API describes it in a format that this version cannot compare/,
  },
  {
    name: 'the API requires another field',
    api: withCall({ request: { body: object({ ...offer.request.body?.properties, city: text }) } }),
    refusal: /createOffer, but the API does not accept its request \(body\.city is missing\)/,
  },
  {
    name: 'the API accepts fewer values',
    api: withCall({
      request: { body: object({ ...offer.request.body?.properties, price: { type: 'integer', minimum: 9 } }) },
    }),
    refusal: /body\.price may be less than 9/,
  },
  {
    name: 'the API no longer returns a field',
    api: withCall({ response: object({ id: { type: 'integer' }, message: text }) }),
    refusal: /createOffer, but the API returns another response \(data\.status is missing\)/,
  },
  {
    name: 'the API returns null',
    api: withResponse({ message: { anyOf: [text, { type: 'null' }] } }),
    refusal: /data\.message may be null/,
  },
  {
    name: 'the API returns a new status',
    api: withResponse({ status: { type: 'string', enum: ['open', 'ended', 'paused'] } }),
    refusal: /data\.status may be "paused"/,
  },
].map(change => ({ unit: 'seller-hub', ...change }))

/** Changes of a release that do not fit the other units. */
export const refusedReleases: RefusedChange[] = [
  {
    name: 'another unit claims the path',
    unit: 'seller-hub',
    facts: { claims: [{ id: 'offers', path: '/products/:slug' }] },
    refusal:
      /seller-hub \w+ claims \/products\/:slug and storefront \w+ claims \/products\/:id, which match the same URLs/,
  },
  {
    name: 'an event loses a field that is read',
    unit: 'seller-hub',
    facts: { emits: { 'offer.made': { owner: 'seller-hub', version: 1, payload: object({}) } } },
    refusal:
      /storefront \w+ consumes offer\.made of seller-hub \w+, but it is emitted with another payload \(payload\.offer_id is missing\)/,
  },
  {
    name: 'nobody emits an event that is read',
    unit: 'seller-hub',
    facts: { emits: {} },
    refusal: /storefront \w+ consumes offer\.made, which no current release emits: promote a release of seller-hub/,
  },
  {
    name: 'an event changes its meaning',
    unit: 'seller-hub',
    facts: {
      emits: { 'offer.made': { owner: 'seller-hub', version: 2, payload: object({ offer_id: { type: 'integer' } }) } },
    },
    refusal: /offer\.made of seller-hub \w+, but it is emitted in version 2, not in version 1/,
  },
  {
    name: 'the platform lacks a module',
    unit: 'shell',
    facts: { offers: {} },
    refusal:
      /seller-hub \w+ needs useServices, Services\.api, Services\.origin of @closyyy\/platform\/services, which shell \w+ does not offer/,
  },
  {
    name: 'the platform lacks a property',
    unit: 'shell',
    facts: { offers: { [services]: ['useServices', 'Services.api'] } },
    refusal: /seller-hub \w+ needs Services\.origin of @closyyy\/platform\/services/,
  },
  {
    name: 'two units provide a header fragment',
    unit: 'seller-hub',
    facts: { fragments: { 'sell-now': 'signed-in', cart: 'always' } },
    refusal: /seller-hub \w+ and storefront \w+ both provide the header fragment cart/,
  },
  {
    name: 'a prompt is missing that another unit opens',
    unit: 'auth',
    facts: { prompts: [] },
    refusal: /storefront \w+ opens the signInPrompt of auth, which auth \w+ does not provide/,
  },
  {
    name: 'a unit opens a prompt that its owner does not provide',
    unit: 'seller-hub',
    facts: { opens: { passwordPrompt: 'auth' } },
    refusal: /seller-hub \w+ opens the passwordPrompt of auth, which auth \w+ does not provide/,
  },
]

/** Publishes and promotes the releases that fit each other; returns their ids by unit. */
export async function promoteSamples(store: ReleaseStore): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const [unit, facts] of Object.entries(sampleFacts)) {
    const isCaller = unit === 'seller-hub'
    ids[unit] = await publishTestRelease(store, { facts: { unit, ...facts }, ...(isCaller && { calls: sampleCalls }) })
  }
  await promote(store, ids, { by: 'Sara', readApi: async () => sampleCalls })
  return ids
}

/** Tries to promote a changed release of a unit; returns the refusal, or undefined if the release became current. */
export async function tryChange(
  store: ReleaseStore,
  { unit, facts = {}, api = sampleCalls }: RefusedChange,
): Promise<string | undefined> {
  const isCaller = unit === 'seller-hub'
  const id = await publishTestRelease(store, {
    facts: { unit, ...sampleFacts[unit], ...facts },
    files: { 'entry.js': 'changed()' },
    ...(isCaller && { calls: sampleCalls }),
  })
  const refusal = await promote(store, { [unit]: id }, { by: 'Sara', readApi: async () => api }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  const isCurrent = (await readState(store))[unit]?.current === id
  if (isCurrent === (refusal !== undefined)) throw new Error(`${unit} ${id} is ${isCurrent ? '' : 'not '}current.`)
  return refusal
}
