import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { bookUnbooked } from '../remittances/remittance-booking.ts'
import type { Courier } from './courier.ts'
import { openCourier } from './open-courier.ts'
import { applyNewEvents } from './parcel-events.ts'
import { bookParcels, receiveReport } from './parcels-service.ts'

const IDLE_MS = 1_000

export function registerCouriersWorker(app: FastifyInstance, context: AppContext): void {
  const { db, settings, lifecycle } = context
  const courier = openCourier(settings, app.log)
  const stopping = new AbortController()
  let working: Promise<void> | undefined
  let reportAt = 0

  /** Runs steps that fail alone; each is repeated in the next round. */
  async function run(name: string, step: () => Promise<void>): Promise<void> {
    await step().catch(error => app.log.warn({ err: error, step: name }, 'a step of the courier worker failed'))
  }

  async function workWith(active: Courier): Promise<void> {
    await run('book', () => bookParcels(db, active, app.log))
    if (Date.now() >= reportAt) {
      reportAt = Date.now() + active.reportEveryMs
      await run('report', () => receiveReport(db, active, app.log))
    }
    await run('events', () => applyNewEvents(context, app.log))
  }

  app.addHook('onListen', async () => {
    working = (async () => {
      while (!stopping.signal.aborted) {
        if (lifecycle.phase === 'ready') {
          await run('remittances', () => bookUnbooked(db))
          if (courier) await workWith(courier)
        }
        await pause(IDLE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    })()
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    await working
  })
}
