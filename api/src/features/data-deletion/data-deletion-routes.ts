import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { closeAccount } from './data-deletion-service.ts'

export function registerDataDeletion(app: FastifyInstance, context: AppContext): void {
  route(app, deleteOwnData, ({ account }) => closeAccount(context, account))
}
