import * as calls from '@closyyy/contract/bank-details-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { findBankDetails } from './bank-details-queries.ts'
import { saveBankDetails } from './bank-details-service.ts'

export function registerBankDetails(app: FastifyInstance, { db, settings }: AppContext): void {
  route(app, calls.getBankDetails, ({ account }) => findBankDetails(db, account.id))
  route(app, calls.saveBankDetails, ({ body, account }) => saveBankDetails(db, settings, account.id, body))
}
