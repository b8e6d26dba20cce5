import * as vacation from '@closyyy/contract/vacation-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { setVacation } from './vacation-service.ts'

export function registerVacation(app: FastifyInstance, { db }: AppContext): void {
  route(app, vacation.setVacation, ({ body, account }) => setVacation(db, account, body.on))
}
