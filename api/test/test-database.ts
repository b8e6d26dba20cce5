import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../src/db/database.ts'
import type { PoolOptions } from '../src/db/pool.ts'
import type { Logger } from '../src/logger.ts'
import { startInMemory } from './memory-database.ts'
import { rewind } from './rewind.ts'
import { setUp } from './set-up.ts'
import { runOnServer, type Template, urlOf } from './template-database.ts'

/** A database of one test file, with the whole schema and the fixed data. */
export interface TestDatabase {
  db: Db
  poolOptions: PoolOptions
  close(): Promise<void>
}

export interface DatabaseOptions {
  maxTransactionMs?: number
  log?: Logger
}

interface Copy {
  poolOptions: PoolOptions
  remove(): Promise<unknown>
}

const quiet = { warn: () => undefined }

/** Shorter than a test's limit, so that a statement or a transaction that hangs is reported with its name. */
const HANGING = '45s'

async function copyOnServer(url: string, template: string): Promise<Copy> {
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runOnServer(url, `create database ${name} template ${template}`)
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await runOnServer(url, `alter database ${name} set ${limit} = '${HANGING}'`)
  return {
    // A busy machine would exceed the limits of time in tests of other things.
    poolOptions: { target: urlOf(url, name), connections: 5, isEmbedded: false, hasNoTimeouts: true },
    remove: () => runOnServer(url, `drop database ${name} with (force)`),
  }
}

function makeCopy(template: Template): Promise<Copy> {
  return template.kind === 'server' ? copyOnServer(template.url, template.name) : startInMemory(template)
}

/** Rewound copies from earlier files of this process, reused because creating one takes up to a second. */
const idle: Copy[] = []

async function resetLimit(copy: Copy): Promise<void> {
  if (await setUp(copy.poolOptions, rewind)) idle.push(copy)
  else await copy.remove()
}

/** Opens a copy of the run's template, exclusive until `close()`. */
export async function openTestDatabase({ log = quiet, ...options }: DatabaseOptions = {}): Promise<TestDatabase> {
  const copy = idle.pop() ?? (await makeCopy(inject('template')))
  const poolOptions = { ...copy.poolOptions, ...options }
  const db = openDatabase(poolOptions, log)
  return {
    db,
    poolOptions,
    async close() {
      await db.destroy()
      await resetLimit(copy)
    },
  }
}
