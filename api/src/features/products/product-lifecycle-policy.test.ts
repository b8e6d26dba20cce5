import type { Call } from '@closyyy/contract/call'
import { approveProduct, rejectProduct, restoreProduct, takeDownProduct } from '@closyyy/contract/moderation-calls'
import { deleteProduct, relistProduct, updateProduct } from '@closyyy/contract/own-products-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { seenVersion } from '../../../test/seen-version.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import {
  type ProductAction,
  type ProductActor,
  type ProductState,
  productActions,
  productActors,
  productStates,
  productTransitions,
  requireAction,
  stateOf,
} from './product-lifecycle-policy.ts'
import { upsertRevision } from './product-revisions-queries.ts'
import { findStateColumns, type LockedProduct } from './product-writing-queries.ts'

let api: TestApi
let sellerId: number
let tokens: Record<ProductActor, string>

beforeAll(async () => {
  api = await openTestApi()
  const seller = await addUser(api.db)
  sellerId = seller.id
  tokens = {
    owner: await signIn(api.db, seller),
    admin: await signIn(api.db, await addUser(api.db, { is_admin: true })),
    other: await signIn(api.db, await addUser(api.db)),
  }
})
afterAll(() => api.close())

const approvals: Partial<Record<ProductState, 'pending' | 'rejected'>> = {
  pending: 'pending',
  rejected: 'rejected',
  'taken-down': 'rejected',
}

async function productIn(state: ProductState): Promise<LockedProduct> {
  const { id } = await addProduct(api.db, {
    seller_id: sellerId,
    title: 'Linen kurta',
    approval_status: approvals[state] ?? 'approved',
    taken_down_at: state === 'taken-down' ? new Date() : null,
    sold: state === 'sold',
    sold_elsewhere_at: state === 'sold' ? new Date() : null,
    deleted_at: state === 'deleted' ? new Date() : null,
  })
  if (state === 'revised')
    await upsertRevision(api.db, id, { title: 'Cotton kurta', description: null, price_paisa: null })
  return (await findStateColumns(api.db, id)) as LockedProduct
}

async function act(action: ProductAction, product: LockedProduct, token: string) {
  const version = await seenVersion(api.db, product.id)
  const shown = product.revised_title ?? product.title
  const title = action === 'revise' ? 'Silk kurta' : shown
  const [call, body]: [Call, object?] = {
    edit: [updateProduct, { title, description: product.description, price: 2400 }] as [Call, object],
    revise: [updateProduct, { title, description: product.description, price: 2400 }] as [Call, object],
    relist: [relistProduct] as [Call],
    remove: [deleteProduct] as [Call],
    approve: [approveProduct, { version }] as [Call, object],
    reject: [rejectProduct, { version, reason: 'Blurred.' }] as [Call, object],
    'take-down': [takeDownProduct, { reason: 'A replica.' }] as [Call, object],
    restore: [restoreProduct, { reason: 'It is genuine.' }] as [Call, object],
  }[action]
  return api.call(call, { params: { id: product.id }, ...(body && { body }) } as never, token)
}

const cells = productStates.flatMap(state =>
  productActors.flatMap(actor =>
    productActions.map(action => [state, actor, action, productTransitions.outcomeOf(state, actor, action)] as const),
  ),
)
const statuses: Record<string, number> = { 'not-found': 404, 'not-allowed': 403, conflict: 409 }

// PRODUCT-16, PRODUCT-3, MODERATION-4
describe('the lifecycle of a product', () => {
  test('has a cell for every state, actor and action', () => {
    expect(cells).toHaveLength(7 * 3 * 8)
  })

  test.each(cells)('%s: %s, %s → %s', async (state, actor, action, outcome) => {
    const product = await productIn(state)
    expect(stateOf(product)).toBe(state)
    const { status } = await act(action, product, tokens[actor])
    const after = (await findStateColumns(api.db, product.id)) as LockedProduct
    expect(status).toBe(statuses[outcome] ?? 200)
    expect(stateOf(after)).toBe(outcome in statuses ? state : outcome)
  })

  test('reveals nothing of a hidden product to others', () => {
    const product = { seller_id: 1, active: false, approval_status: 'approved', sold: false } as const
    const other = { id: 2, isAdmin: false, isConfirmed: true, roles: [] }
    expect(() =>
      requireAction({ ...product, deleted_at: null, revision_status: null, taken_down_at: null }, other, 'edit'),
    ).toThrow('This item does not exist')
  })

  // MODERATION-3
  test('prevents admins from deciding on their own product', () => {
    const product = { seller_id: 1, active: true, approval_status: 'pending', sold: false } as const
    const owner = { id: 1, isAdmin: true, isConfirmed: true, roles: [] }
    for (const decision of ['approve', 'reject', 'take-down', 'restore'] as const)
      expect(() =>
        requireAction({ ...product, deleted_at: null, revision_status: null, taken_down_at: null }, owner, decision),
      ).toThrow('This is your own listing, so someone else decides on it.')
  })
})
