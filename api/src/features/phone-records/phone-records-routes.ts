import { getPhoneRecord as call } from '@closyyy/contract/phone-records-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { getPhoneRecord } from './phone-records-service.ts'

export function registerPhoneRecords(app: FastifyInstance, { db }: AppContext): void {
  route(app, call, ({ account }) => getPhoneRecord(db, account.id))
}
