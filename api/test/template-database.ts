import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import type { PoolOptions } from '../src/db/pool.ts'
import { startInMemory } from './memory-database.ts'
import { remember } from './rewind.ts'
import { setUp } from './set-up.ts'

/** The migrated database that every test file copies. */
export type Template = { kind: 'server'; url: string; name: string } | { kind: 'embedded'; image: string }

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

function migrateAt(options: PoolOptions): Promise<void> {
  return setUp(options, async db => {
    await migrate(db)
    await remember(db)
  })
}

export function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

export async function runOnServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function makeOnServer(url: string): Promise<[Template, () => Promise<void>]> {
  const name = `closyyy_template_${process.pid}`
  await runOnServer(url, `create database ${name}`)
  await migrateAt({ target: urlOf(url, name), connections: 1, isEmbedded: false })
  return [{ kind: 'server', url, name }, () => dropWithCopies(url, name)]
}

/** Drops a template and its copies, which are named after it and left by each test process. */
async function dropWithCopies(url: string, template: string): Promise<void> {
  const found = await runOnServer(url, `select datname from pg_database where datname ~ '^${template}(_|$)'`)
  for (const { datname } of found) await runOnServer(url, `drop database ${datname} with (force)`)
}

async function makeEmbedded(): Promise<[Template, () => Promise<void>]> {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-template-'))
  const image = join(folder, 'image.tar')
  const memory = await startInMemory({ storeAs: image })
  await migrateAt(memory.poolOptions)
  await memory.remove()
  return [{ kind: 'embedded', image }, () => rm(folder, { recursive: true })]
}

let remove: (() => Promise<void>) | undefined

/** Creates the template once per run: on the server of TEST_DATABASE_URL, otherwise embedded. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  const [template, removeTemplate] = url ? await makeOnServer(url) : await makeEmbedded()
  remove = removeTemplate
  project.provide('template', template)
}

export async function teardown(): Promise<void> {
  await remove?.()
}
