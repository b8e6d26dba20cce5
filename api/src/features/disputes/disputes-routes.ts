import * as calls from '@closyyy/contract/disputes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { withUploads } from '../photos/uploads.ts'
import {
  type DisputeDesk,
  getDispute,
  getPhoto,
  listAllDisputes,
  listDisputes,
  openDispute,
  resolveDispute,
  sendMessage,
} from './disputes-service.ts'

const HOUR = 3_600

interface Proof {
  guest_id?: string | null | undefined
  token?: string | null | undefined
}

const proofOf = ({ guest_id, token }: Proof) => ({ guestId: guest_id, token })

export function registerDisputes(app: FastifyInstance, db: Db, photos: PhotoStore, settings: Settings): void {
  const { limits, publicUrl } = settings
  const desk: DisputeDesk = {
    db,
    photos,
    accountLimit: { name: 'disputes-account', most: limits.disputesPerAccount, seconds: HOUR },
    guestLimit: { name: 'disputes-address', most: limits.disputesPerAddress, seconds: HOUR },
    publicUrl,
  }
  route(app, calls.listDisputes, ({ account, query }) => listDisputes(desk, account.id, query))
  route(app, calls.listAllDisputes, ({ account, query }) => listAllDisputes(desk, account.id, query))
  route(app, calls.getDispute, ({ account, params, query }) =>
    getDispute(desk, params.id, { account, ...proofOf(query) }),
  )
  route(app, calls.getDisputePhoto, ({ account, params, query }) =>
    getPhoto(desk, params, { account, ...proofOf(query) }, query.width),
  )
  withUploads(app, { db, settings }, scope => {
    route(scope, calls.openDispute, ({ account, address, body }) =>
      openDispute(desk, { account, address, ...proofOf(body) }, body),
    )
    route(scope, calls.sendDisputeMessage, ({ account, address, params, body }) =>
      sendMessage(desk, { account, address, ...proofOf(body) }, params.id, body),
    )
  })
  route(app, calls.resolveDispute, ({ account, address, params, body }) =>
    resolveDispute(desk, { account, address, ...proofOf(body) }, params.id),
  )
}
