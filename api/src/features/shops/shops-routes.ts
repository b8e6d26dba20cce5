import { getShop, updateShopDescription } from '@closyyy/contract/shops-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { changeDescription, openShop } from './shops-service.ts'

export function registerShops(app: FastifyInstance, { db }: AppContext): void {
  route(app, getShop, ({ params, query, account, keys }) => openShop(db, params.id, query, account, keys), {
    isSameForGuests: true,
  })
  route(app, updateShopDescription, ({ body, account }) => changeDescription(db, account.id, body.description))
}
