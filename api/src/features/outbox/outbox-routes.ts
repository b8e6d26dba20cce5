import { listOutbox } from '@closyyy/contract/outbox-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { listMessages } from './outbox-service.ts'

export function registerOutbox(app: FastifyInstance, { db, settings }: AppContext): void {
  if (!settings.demoMode) return
  route(app, listOutbox, ({ query }) => listMessages(db, query.to), { isPrivate: true })
}
