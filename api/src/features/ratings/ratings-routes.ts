import { MAX_RATING_PICTURES } from '@closyyy/contract/ratings'
import * as ratings from '@closyyy/contract/ratings-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { withUploads } from '../photos/uploads.ts'
import { rateBuyer } from './buyer-ratings-service.ts'
import { listRatings, rate } from './ratings-service.ts'

export function registerRatings(app: FastifyInstance, { db, photos, settings }: AppContext): void {
  route(app, ratings.listRatings, ({ params, query, keys }) => listRatings(db, params.id, query, keys))
  route(app, ratings.rateBuyer, ({ params, body, account }) => rateBuyer({ db, settings }, account.id, params.id, body))
  withUploads(app, { db, settings, maxFiles: MAX_RATING_PICTURES + 1 }, scope => {
    route(scope, ratings.rateUser, ({ params, body, account, idempotencyKey }) =>
      rate({ db, photos, settings }, account.id, params.id, body, idempotencyKey),
    )
  })
}
