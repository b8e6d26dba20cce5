import { listCategories, listGroupCategories } from '@closyyy/contract/categories-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { categoriesByGroup, categoriesOf, forgetCategories } from './categories-service.ts'

const FIVE_MINUTES = 300

export function registerCategories(app: FastifyInstance, { db, announcements }: AppContext): void {
  announcements.subscribe({
    onKeys: keys => {
      if (keys.includes('categories')) forgetCategories(db)
    },
    onLoss: () => forgetCategories(db),
  })

  route(
    app,
    listCategories,
    ({ keys }) => {
      keys.add('categories')
      return categoriesByGroup(db)
    },
    { maxAge: FIVE_MINUTES },
  )

  route(
    app,
    listGroupCategories,
    async ({ params, keys }) => {
      keys.add('categories')
      return { categories: (await categoriesOf(db, params.group)).map(({ id, name }) => ({ id, name })) }
    },
    { maxAge: FIVE_MINUTES },
  )
}
