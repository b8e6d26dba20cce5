import { listSizes, sizes } from '@closyyy/contract/sizes'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'

const FIVE_MINUTES = 300

export function registerSizes(app: FastifyInstance): void {
  route(app, listSizes, async () => ({ sizes }), { maxAge: FIVE_MINUTES })
}
