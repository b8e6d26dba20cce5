import * as addresses from '@closyyy/contract/addresses-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { findAddresses } from './addresses-queries.ts'
import { addAddress, changeAddress, removeAddress } from './addresses-service.ts'

export function registerAddresses(app: FastifyInstance, { db }: AppContext): void {
  route(app, addresses.listAddresses, ({ account }) => findAddresses(db, account.id))
  route(app, addresses.addAddress, ({ body, account }) => addAddress(db, account.id, body))
  route(app, addresses.updateAddress, ({ params, body, account }) => changeAddress(db, account.id, params.id, body))
  route(app, addresses.deleteAddress, ({ params, account }) => removeAddress(db, account.id, params.id))
}
