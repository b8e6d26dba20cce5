import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { Logger } from '../logger.ts'
import type { Db } from './database.ts'

interface TransactionScope {
  isOpen: boolean
}

const current = new AsyncLocalStorage<TransactionScope>()

const databases = new WeakMap<Db, Db>()

/** Returns the database handle of a transaction's own handle, as a key of what is cached for the database. */
export const databaseOf = (db: Db): Db => databases.get(db) ?? db

const isInTransaction = () => current.getStore()?.isOpen === true

/** Throws inside a transaction: with a single connection, a second request for it would deadlock. */
export function requireOutsideTransaction(): void {
  if (isInTransaction()) throw new Error('Inside a transaction only its own handle may be used.')
}

export function trackTransactions(db: Db): Db {
  const begin = db.transaction.bind(db)
  return Object.assign(db, {
    transaction() {
      const transaction = begin()
      const execute = transaction.execute.bind(transaction)
      return Object.assign(transaction, {
        execute: <T>(work: (tx: Parameters<Parameters<typeof execute>[0]>[0]) => Promise<T>) =>
          execute(async tx => {
            const scope: TransactionScope = { isOpen: true }
            databases.set(tx, db)
            try {
              return await current.run(scope, () => work(tx))
            } finally {
              scope.isOpen = false
            }
          }),
      })
    },
  })
}

/** Logs network calls inside transactions, because they prolong locks. */
export function reportNetworkInTransactions(log: Logger): void {
  for (const channel of ['net.client.socket', 'http.client.request.start', 'undici:request:create']) {
    subscribe(channel, () => {
      if (!isInTransaction()) return
      log.warn({ err: new Error(channel) }, 'a network call was made inside a transaction')
    })
  }
}
