import { listOutbox } from '@closyyy/contract/outbox'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { route } from '../../http/route.ts'
import { listMessages } from './outbox-service.ts'

/** Shows what was sent, codes and links included: for the demo mode alone. */
export function registerOutbox(app: FastifyInstance, db: Db): void {
  route(app, listOutbox, ({ query }) => listMessages(db, query.to), { isPrivate: true })
}
