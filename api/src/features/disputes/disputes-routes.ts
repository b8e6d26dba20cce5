import { guestCredentials } from '@closyyy/contract/carts-schemas'
import * as calls from '@closyyy/contract/disputes-calls'
import { type DisputeThread, openDisputeSchemas } from '@closyyy/contract/disputes-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { HOUR } from '../../time.ts'
import { type UploadScope, withUploads } from '../photos/uploads.ts'
import type { DisputesContext } from './dispute-access.ts'
import { acceptProposal, decideDispute, proposeDecision } from './dispute-settlement-service.ts'
import {
  getDispute,
  getPhoto,
  listAllDisputes,
  listDisputes,
  openDispute,
  requirePhotosAllowed,
  resolveDispute,
  sendMessage,
} from './disputes-service.ts'

interface Proof {
  guest_id?: string | null | undefined
  token?: string | null | undefined
}

/** The fields of a guest's form that come before its photos. */
const guestProof = z.object({ ...guestCredentials, order_id: z.optional(openDisputeSchemas.body.shape.order_id) })

const proofOf = ({ guest_id, token }: Proof) => ({ guestId: guest_id, token })

export function registerDisputes(
  app: FastifyInstance,
  { db, photos, settings, onOrderEnded, counts }: AppContext,
): void {
  const { limits } = settings
  const context: DisputesContext = {
    db,
    photos,
    settings,
    onOrderEnded,
    accountLimit: { name: 'disputes-account', max: limits.disputesPerAccount, seconds: HOUR },
    guestLimit: { name: 'disputes-ip', max: limits.disputesPerIp, seconds: HOUR },
  }
  route(app, calls.listDisputes, ({ account, query }) => listDisputes(context, account.id, query))
  route(app, calls.listAllDisputes, ({ account, query }) => listAllDisputes(context, account.id, query))
  route(app, calls.getDispute, ({ account, params, query }) =>
    getDispute(context, params.id, { account, ...proofOf(query) }),
  )
  route(app, calls.getDisputePhoto, ({ account, params, query }) =>
    getPhoto(context, params, { account, ...proofOf(query) }, query.width),
  )
  const proveGuest: UploadScope['proveGuest'] = async ({ params }, fields) => {
    const { id } = params as { id?: string }
    const { order_id, ...proof } = guestProof.safeParse(fields).data ?? {}
    await requirePhotosAllowed(
      context,
      { account: undefined, ...proofOf(proof) },
      {
        id: id === undefined ? undefined : Number(id),
        orderId: order_id,
      },
    )
  }
  withUploads(app, { db, settings, proveGuest }, scope => {
    route(scope, calls.openDispute, ({ account, ip, body }) =>
      openDispute(context, { account, ip, ...proofOf(body) }, body),
    )
    route(scope, calls.sendDisputeMessage, ({ account, ip, params, body, idempotencyKey }) =>
      sendMessage(context, { account, ip, ...proofOf(body) }, params.id, body, idempotencyKey),
    )
  })
  route(app, calls.resolveDispute, ({ account, ip, params, body }) =>
    resolveDispute(context, { account, ip, ...proofOf(body) }, params.id),
  )
  route(app, calls.proposeDecision, ({ account, ip, params, body, idempotencyKey }) =>
    proposeDecision(context, { account, ip, ...proofOf(body) }, params.id, body, idempotencyKey),
  )
  const settled = (thread: DisputeThread) => {
    if (thread.order.status === 'cancelled') counts.forget()
    return thread
  }
  route(app, calls.acceptProposal, async ({ account, ip, params, body }) =>
    settled(await acceptProposal(context, { account, ip, ...proofOf(body) }, params.id, body.proposal_id)),
  )
  route(app, calls.decideDispute, async ({ account, ip, params, body }) =>
    settled(await decideDispute(context, { account, ip }, params.id, body)),
  )
}
