import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { Logger } from '../logger.ts'
import type { Db } from './database.ts'

interface Run {
  isOpen: boolean
}

const current = new AsyncLocalStorage<Run>()

const isInTransaction = () => current.getStore()?.isOpen === true

/** @throws Error where a transaction's code asks for another connection: with one connection it would wait for itself */
export function requireOutsideTransaction(): void {
  if (isInTransaction()) throw new Error('Inside a transaction only its own handle may be used.')
}

/** Lets every transaction of a database know, wherever its code runs, that it is inside one. */
export function markTransactions(db: Db): Db {
  const begin = db.transaction.bind(db)
  return Object.assign(db, {
    transaction() {
      const transaction = begin()
      const execute = transaction.execute.bind(transaction)
      return Object.assign(transaction, {
        execute: <T>(work: (tx: Parameters<Parameters<typeof execute>[0]>[0]) => Promise<T>) =>
          execute(async tx => {
            const run: Run = { isOpen: true }
            try {
              return await current.run(run, () => work(tx))
            } finally {
              run.isOpen = false
            }
          }),
      })
    },
  })
}

/** Reports calls over the network that a transaction's rows would wait for. */
export function reportNetworkInTransactions(log: Logger): void {
  for (const channel of ['net.client.socket', 'http.client.request.start', 'undici:request:create']) {
    subscribe(channel, () => {
      if (!isInTransaction()) return
      log.warn({ err: new Error(channel) }, 'a network call was made inside a transaction')
    })
  }
}
