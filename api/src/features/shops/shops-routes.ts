import { getShop } from '@closyyy/contract/shops'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { route } from '../../http/route.ts'
import { openShop } from './shops-service.ts'

export function registerShops(app: FastifyInstance, db: Db): void {
  route(app, getShop, ({ params, query, account }) => openShop(db, params.id, query, account))
}
