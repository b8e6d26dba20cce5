import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { PoolAddress } from '../db/pool.ts'
import { startInMemory } from './memory-database.ts'

/** The migrated database that every test file copies. */
export type Template = { kind: 'server'; url: string; name: string } | { kind: 'embedded'; image: string }

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

const quiet = { warn: () => undefined }

async function migrateAt(address: PoolAddress): Promise<void> {
  const db = openDatabase({ ...address, isPatient: true }, quiet)
  await migrate(db)
  await db.destroy()
}

/** The same server's URL with another database. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Runs one statement on a server, outside any transaction. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function makeOnServer(url: string): Promise<[Template, () => Promise<void>]> {
  const name = `closyyy_template_${process.pid}`
  await runOnServer(url, `create database ${name}`)
  await migrateAt({ at: urlOf(url, name), connections: 1, isEmbedded: false })
  return [{ kind: 'server', url, name }, () => runOnServer(url, `drop database ${name}`)]
}

async function makeEmbedded(): Promise<[Template, () => Promise<void>]> {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-template-'))
  const image = join(folder, 'image.tar')
  const memory = await startInMemory({ keepAs: image })
  await migrateAt(memory.address)
  await memory.stop()
  return [{ kind: 'embedded', image }, () => rm(folder, { recursive: true })]
}

let remove: (() => Promise<void>) | undefined

/** Makes the template once for the whole run: on the server of TEST_DATABASE_URL, else on the embedded database. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  const [template, removeTemplate] = url ? await makeOnServer(url) : await makeEmbedded()
  remove = removeTemplate
  project.provide('template', template)
}

export async function teardown(): Promise<void> {
  await remove?.()
}
