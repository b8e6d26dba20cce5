import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { listEvents } from './audit-log-service.ts'

export function registerAuditLog(app: FastifyInstance, { db }: AppContext): void {
  route(app, listAuditEvents, ({ query }) => listEvents(db, query))
}
