import * as calls from '@closyyy/contract/likes-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { addLike, getProductLike, removeLike } from './likes-service.ts'

export function registerLikes(app: FastifyInstance, { db }: AppContext): void {
  route(app, calls.likeProduct, ({ params, account }) => addLike(db, 'like', account, params.id))
  route(app, calls.unlikeProduct, ({ params, account }) => removeLike(db, 'like', account, params.id))
  route(app, calls.saveProduct, ({ params, account }) => addLike(db, 'save', account, params.id))
  route(app, calls.unsaveProduct, ({ params, account }) => removeLike(db, 'save', account, params.id))
  route(app, calls.getProductLike, ({ params, account, keys }) => {
    keys.addRows('product', [params.id])
    keys.addRows('likes', [params.id])
    return getProductLike(db, account, params.id)
  })
}
