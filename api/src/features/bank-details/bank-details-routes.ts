import { getBankDetails, saveBankDetails } from '@closyyy/contract/bank-details-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { findBankDetails } from './bank-details-queries.ts'
import { replaceBankDetails } from './bank-details-service.ts'

export function registerBankDetails(app: FastifyInstance, { db }: AppContext): void {
  route(app, getBankDetails, ({ account }) => findBankDetails(db, account.id))
  route(app, saveBankDetails, ({ body, account }) => replaceBankDetails(db, account.id, body))
}
