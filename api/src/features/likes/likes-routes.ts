import { getProductLike, likeProduct, saveProduct, unlikeProduct, unsaveProduct } from '@closyyy/contract/likes-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { addMark, getMark, removeMark } from './likes-service.ts'

export function registerLikes(app: FastifyInstance, { db }: AppContext): void {
  route(app, likeProduct, ({ params, account }) => addMark(db, 'like', account, params.id))
  route(app, unlikeProduct, ({ params, account }) => removeMark(db, 'like', account, params.id))
  route(app, saveProduct, ({ params, account }) => addMark(db, 'save', account, params.id))
  route(app, unsaveProduct, ({ params, account }) => removeMark(db, 'save', account, params.id))
  route(app, getProductLike, ({ params, account }) => getMark(db, account, params.id))
}
