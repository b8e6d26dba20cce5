import { openDatabase } from '../../src/db/database.ts'
import { readSettings } from '../../src/env.ts'
import { sweepDisputes } from '../../src/features/disputes/dispute-sweep.ts'
import { sweepOrders } from '../../src/features/orders/order-sweep.ts'
import { endPartsOfOrder } from '../../src/order-endings.ts'

/** A process that sweeps overdue orders and disputes once, to be killed in the middle. */
const settings = readSettings()
const log = { warn: (detail: object, message?: string) => console.error(message, detail) }
if (!settings.databaseUrl) throw new Error('The sweeper needs DATABASE_URL.')
const db = openDatabase({ target: settings.databaseUrl, connections: 2, isEmbedded: false }, log)
const context = { db, log, settings, onOrderEnded: endPartsOfOrder }
process.send?.('ready')
await sweepDisputes(context)
await sweepOrders(context)
await db.destroy()
process.disconnect?.()
