import { deleteOwnData, keepAccount } from '@closyyy/contract/data-deletion-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { keepAccount as keep, requestDeletion } from './deletion-requests-service.ts'

export function registerDataDeletion(app: FastifyInstance, context: AppContext): void {
  route(app, deleteOwnData, ({ account }) => requestDeletion(context, account))
  route(app, keepAccount, ({ account }) => keep(context, account))
}
