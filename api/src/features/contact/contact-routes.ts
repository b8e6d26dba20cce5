import { sendContactMessage } from '@closyyy/contract/contact'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import { sendToOperator } from './contact-service.ts'

export function registerContact(app: FastifyInstance, db: Db, limits: Settings['limits']): void {
  route(app, sendContactMessage, ({ body, address }) => sendToOperator(db, limits, body, address), { isPrivate: true })
}
