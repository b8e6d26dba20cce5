import { listSizes } from '@closyyy/contract/sizes-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { sizesFor } from './sizes-service.ts'

const FIVE_MINUTES = 300

export function registerSizes(app: FastifyInstance, { db }: AppContext): void {
  route(
    app,
    listSizes,
    async ({ query, keys }) => {
      keys.add('categories')
      return { sizes: await sizesFor(db, query) }
    },
    { maxAge: FIVE_MINUTES },
  )
}
