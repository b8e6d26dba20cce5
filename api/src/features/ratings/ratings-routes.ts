import * as ratings from '@closyyy/contract/ratings'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { withUploads } from '../photos/uploads.ts'
import { listRatings, rate } from './ratings-service.ts'

export function registerRatings(app: FastifyInstance, db: Db, photos: PhotoStore, settings: Settings): void {
  route(app, ratings.listRatings, ({ params, query }) => listRatings(db, params.id, query))
  withUploads(app, { db, settings, most: ratings.MOST_RATING_PICTURES + 1 }, scope => {
    route(scope, ratings.rateUser, ({ params, body, account }) => rate({ db, photos }, account.id, params.id, body))
  })
}
