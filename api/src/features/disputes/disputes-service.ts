import { DISPUTE_MAX_MESSAGES } from '@closyyy/contract/disputes'
import type * as calls from '@closyyy/contract/disputes-calls'
import type { DisputePage, DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import type { MessageId } from '../../messages/response-message.ts'
import { MAX_COUNTED, type Paging, pageMeta } from '../../pagination.ts'
import { type Limit, takeFrom } from '../limits/limits-service.ts'
import type { OrderActor } from '../orders/orders-policy.ts'
import { actorOf, noSuchOrder, type OrderViewer } from '../orders/orders-service.ts'
import type { NewPhoto } from '../photos/photo-response.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { withNewPhotos } from '../photos/photos-service.ts'
import { notifyOfDispute } from './dispute-notices.ts'
import { presentDispute } from './dispute-response.ts'
import {
  type DisputeAction,
  type DisputeState,
  disputeActorOf,
  disputeTransitions,
  sideOf,
  stateOf,
} from './disputes-policy.ts'
import {
  countDisputes,
  type DisputedOrder,
  type DisputeRow,
  type DisputeSelection,
  findDispute,
  findDisputedOrder,
  findDisputes,
  findMessages,
  findPhotoKey,
  insertDispute,
  insertMessage,
  lockDispute,
  lockDisputedOrder,
  markResolved,
} from './disputes-queries.ts'

export interface DisputesContext {
  db: Db
  photos: PhotoStore
  accountLimit: Limit
  guestLimit: Limit
  publicUrl: string
}

export interface DisputeViewer extends OrderViewer {
  ip: string
}

const noSuchDispute = () => new AppError('not-found', 'dispute.not-found')

const notAllowed = {
  raise: 'dispute.open-not-allowed',
  message: 'dispute.message-not-allowed',
  resolve: 'dispute.resolve-not-allowed',
} as const satisfies Record<DisputeAction, MessageId>

const stateMessages = {
  none: 'dispute.none',
  open: 'dispute.open',
  resolved: 'dispute.resolved',
  ended: 'dispute.order-closed',
} as const satisfies Record<DisputeState, MessageId>

function requireIdentified({ account, guestId, token }: OrderViewer): void {
  if (!account && !guestId && !token) throw new AppError('signed-out', 'access.signed-out')
}

async function admit({ db, accountLimit, guestLimit }: DisputesContext, viewer: DisputeViewer): Promise<void> {
  requireIdentified(viewer)
  if (viewer.account) await takeFrom(db, accountLimit, String(viewer.account.id))
  else await takeFrom(db, guestLimit, viewer.ip)
}

function requireAllowed(
  state: DisputeState,
  actor: OrderActor,
  raisedBy: 'buyer' | 'seller' | null,
  action: DisputeAction,
) {
  const outcome = disputeTransitions.outcomeOf(state, disputeActorOf(actor, raisedBy), action)
  if (outcome === 'not-found') throw action === 'raise' ? noSuchOrder() : noSuchDispute()
  if (outcome === 'not-allowed') throw new AppError('not-allowed', notAllowed[action])
  if (outcome === 'conflict') throw new AppError('conflict', stateMessages[state])
}

const orderOf = ({ order_id, seller_id, buyer_id, guest_id }: DisputeRow) => ({
  id: order_id,
  seller_id,
  buyer_id,
  guest_id,
})

async function presentThread(db: Db, row: DisputeRow, actor: OrderActor): Promise<DisputeThread> {
  return { ...presentDispute(row, actor), messages: await findMessages(db, row.id, DISPUTE_MAX_MESSAGES) }
}

async function requireVisible(
  db: Db,
  id: number,
  viewer: OrderViewer,
): Promise<{ row: DisputeRow; actor: OrderActor }> {
  requireIdentified(viewer)
  const row = await findDispute(db, id)
  const actor = row ? await actorOf(db, orderOf(row), viewer) : 'other'
  if (!row || actor === 'other') throw noSuchDispute()
  return { row, actor }
}

export async function getDispute({ db }: DisputesContext, id: number, viewer: OrderViewer): Promise<DisputeThread> {
  const { row, actor } = await requireVisible(db, id, viewer)
  return presentThread(db, row, actor)
}

export async function getPhoto(
  { db, photos }: DisputesContext,
  { id, photo_id }: CallRequest<typeof calls.getDisputePhoto>['params'],
  viewer: OrderViewer,
  width: number,
): Promise<{ image: string }> {
  await requireVisible(db, id, viewer)
  const key = await findPhotoKey(db, id, photo_id)
  const bytes = key && (await photos.read(key, width))
  if (!bytes) throw new AppError('not-found', 'photo.not-found')
  return { image: `data:image/webp;base64,${bytes.toString('base64')}` }
}

/** Checks access before the photos are processed; `write` checks it again under the lock. */
async function withPhotosOf<Result>(
  { photos }: DisputesContext,
  files: readonly File[],
  check: () => Promise<unknown>,
  write: (stored: readonly NewPhoto[]) => Promise<Result>,
): Promise<Result> {
  if (files.length === 0) return write([])
  await check()
  return withNewPhotos(photos, files, 'photos', write)
}

async function requireRaiser(db: Db, order: DisputedOrder | undefined, viewer: OrderViewer) {
  if (!order) throw noSuchOrder()
  const actor = await actorOf(db, order, viewer)
  requireAllowed(stateOf(order.status, order.last_status), actor, null, 'raise')
  return { order, actor }
}

export async function openDispute(
  context: DisputesContext,
  viewer: DisputeViewer,
  { order_id, reason, message, photos }: CallRequest<typeof calls.openDispute>['body'],
): Promise<DisputeThread> {
  await admit(context, viewer)
  const check = async () => requireRaiser(context.db, await findDisputedOrder(context.db, order_id), viewer)
  return withPhotosOf(context, photos, check, stored =>
    transact(context.db, async tx => {
      const { order, actor } = await requireRaiser(tx, await lockDisputedOrder(tx, order_id), viewer)
      const side = sideOf(actor) === 'seller' ? 'seller' : 'buyer'
      const id = await insertDispute(tx, order, side, reason)
      await insertMessage(tx, id, side, { text: message, photos: stored })
      const row = (await findDispute(tx, id)) as DisputeRow
      await notifyOfDispute(tx, 'dispute-opened', row, side, context.publicUrl)
      return presentThread(tx, row, actor)
    }),
  )
}

/**
 * Checks, before photos are received, that a guest may send them in a dispute or to open one.
 * @throws AppError if they may not
 */
export async function admitPhotos(
  { db }: DisputesContext,
  viewer: OrderViewer,
  { id, orderId }: { id: number | undefined; orderId: number | undefined },
): Promise<void> {
  requireIdentified(viewer)
  if (id === undefined)
    await requireRaiser(db, orderId === undefined ? undefined : await findDisputedOrder(db, orderId), viewer)
  else await requireActor(db, await findDispute(db, id), viewer, 'message')
}

async function requireActor(
  db: Db,
  row: DisputeRow | undefined,
  viewer: OrderViewer,
  action: 'message' | 'resolve',
): Promise<OrderActor> {
  if (!row) throw noSuchDispute()
  const actor = await actorOf(db, orderOf(row), viewer)
  requireAllowed(stateOf(row.order_status, row.status), actor, row.raised_by, action)
  return actor
}

async function act(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
  action: 'message' | 'resolve',
  write: (tx: Db, author: 'buyer' | 'seller' | 'admin') => Promise<void>,
): Promise<DisputeThread> {
  return transact(context.db, async tx => {
    const actor = await requireActor(tx, await lockDispute(tx, id), viewer, action)
    const author = sideOf(actor) ?? 'admin'
    await write(tx, author)
    const row = (await findDispute(tx, id)) as DisputeRow
    await notifyOfDispute(
      tx,
      action === 'message' ? 'dispute-message' : 'dispute-resolved',
      row,
      author,
      context.publicUrl,
    )
    return presentThread(tx, row, actor)
  })
}

export async function sendMessage(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
  { message: text, photos }: CallRequest<typeof calls.sendDisputeMessage>['body'],
): Promise<DisputeThread> {
  await admit(context, viewer)
  const check = async () => requireActor(context.db, await findDispute(context.db, id), viewer, 'message')
  return withPhotosOf(context, photos, check, stored =>
    act(context, viewer, id, 'message', (tx, author) => insertMessage(tx, id, author, { text, photos: stored })),
  )
}

export async function resolveDispute(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
): Promise<DisputeThread> {
  await admit(context, viewer)
  return act(context, viewer, id, 'resolve', tx => markResolved(tx, id))
}

async function pageOf(
  db: Db,
  of: DisputeSelection,
  order: 'oldest' | 'latest',
  { page, per_page }: Paging,
  actorIn: (row: DisputeRow) => OrderActor,
): Promise<DisputePage> {
  const rows = await findDisputes(db, of, order, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, { page, per_page }, () => countDisputes(db, of, MAX_COUNTED + 1))
  return { data: rows.map(row => presentDispute(row, actorIn(row))), ...meta }
}

export function listDisputes(
  { db }: DisputesContext,
  userId: number,
  { raised_by, status, order_id, ...paging }: CallRequest<typeof calls.listDisputes>['query'],
): Promise<DisputePage> {
  const selection = { userId, raisedBy: raised_by, status, orderId: order_id }
  return pageOf(db, selection, 'latest', paging, row => (row.seller_id === userId ? 'seller' : 'buyer'))
}

export function listAllDisputes(
  { db }: DisputesContext,
  userId: number,
  { status, ...paging }: CallRequest<typeof calls.listAllDisputes>['query'],
): Promise<DisputePage> {
  const selection = { userId: undefined, raisedBy: undefined, status, orderId: undefined }
  const actorIn = (row: DisputeRow) =>
    row.seller_id === userId ? 'seller' : row.buyer_id === userId ? 'buyer' : ('admin' as const)
  return pageOf(db, selection, status === 'open' ? 'oldest' : 'latest', paging, actorIn)
}
