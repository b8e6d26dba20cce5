import { getPreferences, savePreferences } from '@closyyy/contract/preferences-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { findPreferences, upsertPreferences } from './preferences-queries.ts'

export function registerPreferences(app: FastifyInstance, { db }: AppContext): void {
  route(app, getPreferences, ({ account }) => findPreferences(db, account.id))
  route(app, savePreferences, ({ body, account }) => upsertPreferences(db, account.id, body))
}
