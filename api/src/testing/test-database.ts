import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { PoolAddress } from '../db/pool.ts'
import { startInMemory } from './memory-database.ts'
import { runOnServer, urlOf } from './template-database.ts'

/** A database of one test file alone, with the whole schema and the fixed data. */
export interface TestDatabase {
  db: Db
  /** Where it is, for another process or another pool. */
  address: PoolAddress
  close(): Promise<void>
}

const quiet = { warn: () => undefined }

/** What a test changes of how the database is used. */
export interface DatabaseOptions {
  longestTransactionMs?: number
  log?: Logger
}

async function copyOnServer(
  url: string,
  template: string,
  { log = quiet, ...options }: DatabaseOptions,
): Promise<TestDatabase> {
  const name = `closyyy_test_${randomBytes(6).toString('hex')}`
  await runOnServer(url, `create database ${name} template ${template}`)
  const address = { at: urlOf(url, name), connections: 5, isEmbedded: false, ...options }
  const db = openDatabase(address, log)
  return {
    db,
    address,
    async close() {
      await db.destroy()
      await runOnServer(url, `drop database ${name} with (force)`)
    },
  }
}

async function loadEmbedded(image: string, { log = quiet, ...options }: DatabaseOptions): Promise<TestDatabase> {
  const memory = await startInMemory({ image })
  const address = { ...memory.address, ...options }
  const db = openDatabase(address, log)
  return {
    db,
    address,
    async close() {
      await db.destroy()
      await memory.stop()
    },
  }
}

/** Copies the run's template; `close()` removes the copy. */
export function openTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const template = inject('template')
  return template.kind === 'server'
    ? copyOnServer(template.url, template.name, options)
    : loadEmbedded(template.image, options)
}
