import type { DisputeAuthor } from '@closyyy/contract/disputes'
import type * as calls from '@closyyy/contract/disputes-calls'
import type { DisputePage, DisputeThread } from '@closyyy/contract/disputes-schemas'
import { requireNoPaymentDestination } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { type Attempt, runOnce } from '../../idempotency.ts'
import { MAX_COUNTED, type Paging, pageMeta } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { resumeWait } from '../orders/order-settling.ts'
import type { OrderActor } from '../orders/orders-policy.ts'
import { actorOf, noSuchOrder, type OrderViewer, requireIdentified } from '../orders/orders-service.ts'
import type { NewPhoto } from '../photos/photo-response.ts'
import { withNewPhotos } from '../photos/photos-service.ts'
import {
  type DisputesContext,
  type DisputeViewer,
  enforceViewerLimit,
  findAnswered,
  noSuchDispute,
  orderOf,
  presentThread,
  requireActor,
  requireAllowed,
} from './dispute-access.ts'
import { runAction } from './dispute-action.ts'
import { addMessage } from './dispute-messages.ts'
import { notifyOfDispute, recallDisputeMessage } from './dispute-notices.ts'
import { presentDispute } from './dispute-response.ts'
import { startDispute } from './dispute-sweep.ts'
import {
  type DisputedOrder,
  findDisputedOrder,
  insertDispute,
  insertMessage,
  lockDisputedOrder,
  markResolved,
} from './dispute-writing-queries.ts'
import { MAX_DISPUTES, sideOf, stateOf } from './disputes-policy.ts'
import {
  countDisputes,
  type DisputeRow,
  type DisputeSelection,
  findDispute,
  findDisputes,
  findPhotoKey,
} from './disputes-queries.ts'

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

/** Records what support reads (AUDIT-2). */
async function recordRead(db: Db, id: number, actor: OrderActor, facts?: { photo: number }): Promise<void> {
  if (actor !== 'admin') return
  await recordEvent(db, { action: 'data.read', object: { type: 'dispute', id }, ...(facts && { after: facts }) })
}

export async function getDispute({ db }: DisputesContext, id: number, viewer: OrderViewer): Promise<DisputeThread> {
  const { row, actor } = await requireVisible(db, id, viewer)
  await recordRead(db, id, actor)
  // Recalls before reading the messages, so that none is missed.
  const side = sideOf(actor)
  if (side === 'buyer' || side === 'seller') await recallDisputeMessage(db, id, side)
  return presentThread(db, row, actor)
}

export async function getPhoto(
  { db, photos }: DisputesContext,
  { id, photo_id }: CallRequest<typeof calls.getDisputePhoto>['params'],
  viewer: OrderViewer,
  width: number,
): Promise<{ image: string }> {
  const { actor } = await requireVisible(db, id, viewer)
  await recordRead(db, id, actor, { photo: photo_id })
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
  if (order.is_overdue) throw new AppError('conflict', 'dispute.order-closed')
  if (order.disputes >= MAX_DISPUTES) throw new AppError('conflict', 'dispute.too-many')
  return { order, actor }
}

export async function openDispute(
  context: DisputesContext,
  viewer: DisputeViewer,
  { order_id, reason, message, photos }: CallRequest<typeof calls.openDispute>['body'],
): Promise<DisputeThread> {
  requireNoPaymentDestination('message', message)
  await enforceViewerLimit(context, viewer)
  const check = async () => requireRaiser(context.db, await findDisputedOrder(context.db, order_id), viewer)
  return withPhotosOf(context, photos, check, stored =>
    transact(context.db, async tx => {
      const { order, actor } = await requireRaiser(tx, await lockDisputedOrder(tx, order_id), viewer)
      const side = sideOf(actor) === 'seller' ? 'seller' : 'buyer'
      const id = await insertDispute(tx, order, side, reason)
      await insertMessage(tx, id, side, { text: message, photos: stored })
      await startDispute(tx, id, order.id, context.settings.deadlineDays)
      const row = (await findDispute(tx, id)) as DisputeRow
      await notifyOfDispute(tx, 'dispute-opened', row, side, context.settings.publicUrl)
      return presentThread(tx, row, actor)
    }),
  )
}

/**
 * Checks, before photos are received, that a guest may send them in a dispute or to open one.
 * @throws AppError if they may not
 */
export async function requirePhotosAllowed(
  { db }: DisputesContext,
  viewer: OrderViewer,
  { id, orderId }: { id: number | undefined; orderId: number | undefined },
): Promise<void> {
  requireIdentified(viewer)
  if (id === undefined)
    await requireRaiser(db, orderId === undefined ? undefined : await findDisputedOrder(db, orderId), viewer)
  else await requireActor(db, await findDispute(db, id), viewer, 'message')
}

type Acted = 'message' | 'resolve'

/** @param write resolves with false if an earlier request has written it, so that nobody is notified again */
async function act(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
  action: Acted,
  write: (tx: Db, author: DisputeAuthor, orderId: number) => Promise<boolean>,
): Promise<DisputeThread> {
  return runAction(context, viewer, id, action, async (tx, { order_id: order }, actor) => {
    const author = sideOf(actor) ?? 'admin'
    if (!(await write(tx, author, order))) return
    if (actor === 'admin')
      await recordEvent(tx, { action: eventOf[action], object: { type: 'dispute', id }, after: { order } })
    const row = (await findDispute(tx, id)) as DisputeRow
    await notifyOfDispute(tx, noticeOf[action], row, author, context.settings.publicUrl)
  })
}

const eventOf = { message: 'dispute.answered', resolve: 'dispute.resolved' } as const satisfies Record<Acted, string>
const noticeOf = { message: 'dispute-message', resolve: 'dispute-resolved' } as const satisfies Record<Acted, string>

/** Sends a message once for each key (DISPUTE-7). */
export async function sendMessage(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
  { message: text, photos }: CallRequest<typeof calls.sendDisputeMessage>['body'],
  key: string | undefined,
): Promise<DisputeThread> {
  const arrivedAt = new Date()
  requireNoPaymentDestination('message', text)
  const body = { text, photos: photos.length }
  const attemptBy = (author: DisputeAuthor): Attempt => ({ owner: `dispute:${id}:${author}`, key, body, arrivedAt })
  // Neither processes the photos again nor counts.
  const answered = key === undefined ? undefined : await findAnswered(context.db, viewer, id, attemptBy)
  if (answered) return answered
  await enforceViewerLimit(context, viewer)
  const check = async () => requireActor(context.db, await findDispute(context.db, id), viewer, 'message')
  return withPhotosOf(context, photos, check, async stored => {
    let isSent = false
    const thread = await act(context, viewer, id, 'message', async (tx, author) => {
      isSent = false
      await runOnce(tx, attemptBy(author), async () => {
        isSent = true
        await addMessage(tx, id, author, { text, photos: stored })
        return id
      })
      return isSent
    })
    if (!isSent) await context.photos.discard(stored.map(photo => photo.key))
    return thread
  })
}

export async function resolveDispute(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
): Promise<DisputeThread> {
  await enforceViewerLimit(context, viewer)
  return act(context, viewer, id, 'resolve', async (tx, _author, orderId) => {
    await markResolved(tx, id)
    await resumeWait(tx, orderId, context.settings.deadlineDays)
    return true
  })
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
