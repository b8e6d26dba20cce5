import { listCategories, listGroupCategories } from '@closyyy/contract/categories-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { categoriesByGroup, categoriesOf } from './categories-service.ts'

const FIVE_MINUTES = 300

export function registerCategories(app: FastifyInstance, { db }: AppContext): void {
  route(app, listCategories, () => categoriesByGroup(db), { maxAge: FIVE_MINUTES })

  route(
    app,
    listGroupCategories,
    async ({ params }) => ({
      categories: (await categoriesOf(db, params.group)).map(({ id, name }) => ({ id, name })),
    }),
    { maxAge: FIVE_MINUTES },
  )
}
