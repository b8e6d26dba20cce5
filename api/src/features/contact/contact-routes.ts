import { sendContactMessage } from '@closyyy/contract/contact-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { sendToOperator } from './contact-service.ts'

export function registerContact(app: FastifyInstance, { db, settings }: AppContext): void {
  route(
    app,
    sendContactMessage,
    ({ body, ip, idempotencyKey: key }) => sendToOperator({ db, limits: settings.limits }, body, { ip, key }),
    {
      isPrivate: true,
    },
  )
}
