import { getShippingSettings, saveShippingSettings } from '@closyyy/contract/shipping-settings-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { findShippingSettings, upsertShippingSettings } from './shipping-settings-queries.ts'

export function registerShippingSettings(app: FastifyInstance, { db }: AppContext): void {
  route(app, getShippingSettings, ({ account }) => findShippingSettings(db, account.id))
  route(app, saveShippingSettings, ({ body, account }) => upsertShippingSettings(db, account.id, body))
}
