import { getOwnStats } from '@closyyy/contract/stats-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { getStats } from './stats-service.ts'

export function registerStats(app: FastifyInstance, { db }: AppContext): void {
  route(app, getOwnStats, ({ account }) => getStats(db, account.id))
}
