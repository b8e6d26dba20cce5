import { exportOwnData } from '@closyyy/contract/data-export-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { exportData } from './data-export-service.ts'

export function registerDataExport(app: FastifyInstance, { db, settings }: AppContext): void {
  route(app, exportOwnData, ({ account }) => exportData(db, account, settings.publicUrl))
}
