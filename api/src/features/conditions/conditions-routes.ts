import { conditions } from '@closyyy/contract/conditions'
import { listConditions, listFilterConditions } from '@closyyy/contract/conditions-calls'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { SurrogateKeys } from '../../http/surrogate-keys.ts'

const FIVE_MINUTES = 300

export function registerConditions(app: FastifyInstance): void {
  const list = async (keys: SurrogateKeys) => {
    keys.add('conditions')
    return conditions
  }
  route(app, listConditions, ({ keys }) => list(keys), { maxAge: FIVE_MINUTES })
  route(app, listFilterConditions, async ({ keys }) => ({ conditions: await list(keys) }), { maxAge: FIVE_MINUTES })
}
