import { conditions } from '@closyyy/contract/conditions'
import { listConditions, listFilterConditions } from '@closyyy/contract/conditions-calls'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'

const FIVE_MINUTES = 300

export function registerConditions(app: FastifyInstance): void {
  route(app, listConditions, async () => conditions, { maxAge: FIVE_MINUTES })
  route(app, listFilterConditions, async () => ({ conditions }), { maxAge: FIVE_MINUTES })
}
