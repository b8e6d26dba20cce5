import { getBankDetails, saveBankDetails } from '@closyyy/contract/bank-details'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { route } from '../../http/route.ts'
import { findBankDetails, upsertBankDetails } from './bank-details-queries.ts'

export function registerBankDetails(app: FastifyInstance, db: Db): void {
  route(app, getBankDetails, ({ account }) => findBankDetails(db, account.id))
  route(app, saveBankDetails, ({ body, account }) => upsertBankDetails(db, account.id, body))
}
