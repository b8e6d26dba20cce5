import * as calls from '@closyyy/contract/reports-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { DAY } from '../../time.ts'
import { createReport, dismissReports, listReports, type ReportsContext } from './reports-service.ts'

export function registerReports(app: FastifyInstance, { db, settings }: AppContext): void {
  const context: ReportsContext = {
    db,
    accountLimit: { name: 'reports-account', max: settings.limits.reportsPerAccount, seconds: DAY },
    ipLimit: { name: 'reports-ip', max: settings.limits.reportsPerIp, seconds: DAY },
  }
  route(app, calls.createReport, ({ account, body, ip }) => createReport(context, account, body, ip))
  route(app, calls.listReports, ({ query }) => listReports(context, query))
  route(app, calls.dismissReports, ({ account, body }) => dismissReports(context, account, body))
}
