import { mayAct } from '@closyyy/contract/roles'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { defineTransitions, type TransitionError } from '../../transitions.ts'
import { noSuchProduct } from './products-policy.ts'

/** State of a product; `revised` is a live one with changes that await approval. */
export const productStates = ['pending', 'rejected', 'approved', 'revised', 'sold', 'taken-down', 'deleted'] as const
export type ProductState = (typeof productStates)[number]

export const productActors = ['owner', 'admin', 'other'] as const
export type ProductActor = (typeof productActors)[number]

/** `revise` is an edit that needs approval: of title, description or photos, or a price jump. */
export const productActions = [
  'edit',
  'revise',
  'relist',
  'remove',
  'approve',
  'reject',
  'take-down',
  'restore',
] as const
export type ProductAction = (typeof productActions)[number]

/** Decisions of admins, with the message of a state that has nothing to decide. */
const decisions: Partial<
  Record<ProductAction, 'moderation.decided' | 'moderation.not-live' | 'moderation.not-taken-down'>
> = {
  approve: 'moderation.decided',
  reject: 'moderation.decided',
  'take-down': 'moderation.not-live',
  restore: 'moderation.not-taken-down',
}

const isDecision = (action: ProductAction) => decisions[action] !== undefined

const hiddenStates: readonly ProductState[] = ['pending', 'rejected', 'taken-down']

/** Actions by state and actor, with the next state; admins cannot decide on their own products (MODERATION-3). */
export const productTransitions = defineTransitions<ProductState, ProductActor, ProductAction, ProductState>({
  actions: productActions,
  allowed: {
    pending: {
      'owner edit': 'pending',
      'owner revise': 'pending',
      'owner relist': 'pending',
      'owner remove': 'deleted',
      'admin approve': 'approved',
      'admin reject': 'rejected',
    },
    rejected: {
      'owner edit': 'pending',
      'owner revise': 'pending',
      'owner relist': 'rejected',
      'owner remove': 'deleted',
    },
    approved: {
      'owner edit': 'approved',
      'owner revise': 'revised',
      'owner relist': 'approved',
      'owner remove': 'deleted',
      'admin take-down': 'taken-down',
    },
    revised: {
      'owner edit': 'revised',
      'owner revise': 'revised',
      'owner relist': 'revised',
      'owner remove': 'deleted',
      'admin approve': 'approved',
      'admin reject': 'approved',
      'admin take-down': 'taken-down',
    },
    sold: {
      'owner edit': 'sold',
      'owner revise': 'revised',
      'owner relist': 'approved',
      'owner remove': 'deleted',
      'admin take-down': 'taken-down',
    },
    'taken-down': {
      'owner edit': 'pending',
      'owner revise': 'pending',
      'owner relist': 'taken-down',
      'owner remove': 'deleted',
      'admin restore': 'approved',
    },
    deleted: {},
  },
  errorOf(state, actor, action) {
    if (isDecision(action) && actor !== 'admin') return 'not-allowed'
    if (state === 'deleted') return 'not-found'
    if (isDecision(action)) return 'conflict'
    return actor === 'other' && hiddenStates.includes(state) ? 'not-found' : 'not-allowed'
  },
})

export interface ProductStateColumns {
  approval_status: 'pending' | 'approved' | 'rejected'
  taken_down_at: string | null
  sold: boolean
  deleted_at: string | null
  revision_status: 'pending' | 'rejected' | null
}

export function stateOf(product: ProductStateColumns): ProductState {
  const { approval_status, taken_down_at, sold, deleted_at, revision_status } = product
  if (deleted_at !== null) return 'deleted'
  if (approval_status === 'rejected' && taken_down_at !== null) return 'taken-down'
  if (approval_status !== 'approved') return approval_status
  if (revision_status === 'pending') return 'revised'
  return sold ? 'sold' : 'approved'
}

function errorFor(outcome: ProductState | TransitionError, action: ProductAction): AppError | undefined {
  if (outcome === 'not-found') return noSuchProduct()
  if (outcome === 'conflict') return new AppError('conflict', decisions[action] ?? 'moderation.decided')
  if (outcome !== 'not-allowed') return undefined
  return new AppError('not-allowed', isDecision(action) ? 'moderation.own-product' : 'product.seller-only')
}

export function requireAction(
  product: ProductStateColumns & { seller_id: number; active: boolean },
  account: Account,
  action: ProductAction,
): void {
  const actor = account.id === product.seller_id ? 'owner' : mayAct(account.roles, 'moderator') ? 'admin' : 'other'
  const outcome = productTransitions.outcomeOf(stateOf(product), actor, action)
  // Others cannot see a hidden product, whatever its state.
  if (actor === 'other' && !product.active) throw noSuchProduct()
  const error = errorFor(outcome, action)
  if (error) throw error
}
