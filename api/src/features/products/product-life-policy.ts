import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { noSuchProduct } from './products-policy.ts'

/** Where a product stands; `revised` is a live one whose new title or photos wait for an admin. */
export type ProductState = 'pending' | 'rejected' | 'approved' | 'revised' | 'sold' | 'deleted'
export type ProductActor = 'owner' | 'admin' | 'other'
/** `revise` is an edit of title or photos. */
export type ProductAction = 'edit' | 'revise' | 'relist' | 'remove' | 'approve' | 'reject'
type Refusal = 'not-found' | 'not-allowed' | 'conflict'
type Outcome = ProductState | Refusal

type Row = Record<ProductAction, Outcome>

const gone: Row = {
  edit: 'not-found',
  revise: 'not-found',
  relist: 'not-found',
  remove: 'not-found',
  approve: 'not-found',
  reject: 'not-found',
}
const forbidden: Row = {
  edit: 'not-allowed',
  revise: 'not-allowed',
  relist: 'not-allowed',
  remove: 'not-allowed',
  approve: 'not-allowed',
  reject: 'not-allowed',
}
const unknown: Row = { ...gone, approve: 'not-allowed', reject: 'not-allowed' }
const settled: Row = { ...forbidden, approve: 'conflict', reject: 'conflict' }
const owned: Row = { ...forbidden, remove: 'deleted' }

/** Who may do what with a product, and where it stands afterwards; nobody decides on a product of their own. */
export const productLife: Record<ProductState, Record<ProductActor, Row>> = {
  pending: {
    owner: { ...owned, edit: 'pending', revise: 'pending', relist: 'pending' },
    admin: { ...forbidden, approve: 'approved', reject: 'rejected' },
    other: unknown,
  },
  rejected: {
    owner: { ...owned, edit: 'pending', revise: 'pending', relist: 'rejected' },
    admin: settled,
    other: unknown,
  },
  approved: {
    owner: { ...owned, edit: 'approved', revise: 'revised', relist: 'approved' },
    admin: settled,
    other: forbidden,
  },
  revised: {
    owner: { ...owned, edit: 'revised', revise: 'revised', relist: 'revised' },
    admin: { ...forbidden, approve: 'approved', reject: 'approved' },
    other: forbidden,
  },
  sold: {
    owner: { ...owned, edit: 'sold', revise: 'revised', relist: 'approved' },
    admin: settled,
    other: forbidden,
  },
  deleted: { owner: unknown, admin: gone, other: unknown },
}

/** What decides where a product stands. */
export interface Standing {
  approval_status: 'pending' | 'approved' | 'rejected'
  sold: boolean
  deleted_at: string | null
  revision_status: 'pending' | 'rejected' | null
}

export function stateOf({ approval_status, sold, deleted_at, revision_status }: Standing): ProductState {
  if (deleted_at !== null) return 'deleted'
  if (approval_status !== 'approved') return approval_status
  if (revision_status === 'pending') return 'revised'
  return sold ? 'sold' : 'approved'
}

function refusalOf(outcome: Outcome, action: ProductAction): AppError | undefined {
  const isDecision = action === 'approve' || action === 'reject'
  if (outcome === 'not-found') return noSuchProduct()
  if (outcome === 'conflict') return new AppError('conflict', 'moderation.decided')
  if (outcome !== 'not-allowed') return undefined
  return new AppError('not-allowed', isDecision ? 'moderation.own-product' : 'product.seller-only')
}

/** @throws AppError `not-found`, `not-allowed`, `conflict` where the table refuses the action */
export function requireMove(
  product: Standing & { seller_id: number; active: boolean },
  account: Account,
  action: ProductAction,
): void {
  const actor = account.id === product.seller_id ? 'owner' : account.isAdmin ? 'admin' : 'other'
  const outcome = productLife[stateOf(product)][actor][action]
  // A product that is not shown is unknown to others, whatever its state.
  if (actor === 'other' && !product.active) throw noSuchProduct()
  const refusal = refusalOf(outcome, action)
  if (refusal) throw refusal
}
