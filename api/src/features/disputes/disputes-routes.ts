import * as calls from '@closyyy/contract/disputes-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { HOUR } from '../../time.ts'
import { withUploads } from '../photos/uploads.ts'
import {
  type DisputesContext,
  getDispute,
  getPhoto,
  listAllDisputes,
  listDisputes,
  openDispute,
  resolveDispute,
  sendMessage,
} from './disputes-service.ts'

interface Proof {
  guest_id?: string | null | undefined
  token?: string | null | undefined
}

const proofOf = ({ guest_id, token }: Proof) => ({ guestId: guest_id, token })

export function registerDisputes(app: FastifyInstance, { db, photos, settings }: AppContext): void {
  const { limits, publicUrl } = settings
  const context: DisputesContext = {
    db,
    photos,
    accountLimit: { name: 'disputes-account', max: limits.disputesPerAccount, seconds: HOUR },
    guestLimit: { name: 'disputes-ip', max: limits.disputesPerIp, seconds: HOUR },
    publicUrl,
  }
  route(app, calls.listDisputes, ({ account, query }) => listDisputes(context, account.id, query))
  route(app, calls.listAllDisputes, ({ account, query }) => listAllDisputes(context, account.id, query))
  route(app, calls.getDispute, ({ account, params, query }) =>
    getDispute(context, params.id, { account, ...proofOf(query) }),
  )
  route(app, calls.getDisputePhoto, ({ account, params, query }) =>
    getPhoto(context, params, { account, ...proofOf(query) }, query.width),
  )
  withUploads(app, { db, settings }, scope => {
    route(scope, calls.openDispute, ({ account, ip, body }) =>
      openDispute(context, { account, ip, ...proofOf(body) }, body),
    )
    route(scope, calls.sendDisputeMessage, ({ account, ip, params, body }) =>
      sendMessage(context, { account, ip, ...proofOf(body) }, params.id, body),
    )
  })
  route(app, calls.resolveDispute, ({ account, ip, params, body }) =>
    resolveDispute(context, { account, ip, ...proofOf(body) }, params.id),
  )
}
