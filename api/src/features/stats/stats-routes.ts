import { getOwnStats } from '@closyyy/contract/stats'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { route } from '../../http/route.ts'
import { getStats } from './stats-service.ts'

export function registerStats(app: FastifyInstance, db: Db): void {
  route(app, getOwnStats, ({ account }) => getStats(db, account.id))
}
