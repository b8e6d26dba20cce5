import * as ratings from '@closyyy/contract/ratings'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { acceptForms } from '../../http/form-bodies.ts'
import { route } from '../../http/route.ts'
import { listRatings, rate } from './ratings-service.ts'

export function registerRatings(app: FastifyInstance, db: Db): void {
  route(app, ratings.listRatings, ({ params, query }) => listRatings(db, params.id, query))
  // biome-ignore lint/nursery/noMisusedPromises: a plugin's promise is what the framework waits for
  void app.register(async scope => {
    acceptForms(scope)
    route(scope, ratings.rateUser, ({ params, body, account }) => rate(db, account.id, params.id, body))
  })
}
