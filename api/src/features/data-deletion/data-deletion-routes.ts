import { deleteOwnData } from '@closyyy/contract/data-deletion'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Workshop } from '../products/product-creating-service.ts'
import { closeAccount } from './data-deletion-service.ts'

export function registerDataDeletion(app: FastifyInstance, workshop: Workshop): void {
  route(app, deleteOwnData, ({ account }) => closeAccount(workshop, account))
}
