import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser } from '../../test/builders.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { ping } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { reportNetworkInTransactions } from './transaction-guard.ts'

const MAX_TRANSACTION_MS = 300
const warnings: string[] = []
const log = { warn: (_details: object, message: string) => void warnings.push(message) }

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase({ maxTransactionMs: MAX_TRANSACTION_MS, log })
  reportNetworkInTransactions(log)
})
beforeEach(() => {
  warnings.length = 0
})
afterAll(() => database.close())

test('rolls back and reports a transaction that is open too long, and releases its locks', async () => {
  const { db } = database
  const { id } = await addUser(db)
  let proceed = () => {}
  const elsewhere = new Promise<void>(resolve => {
    proceed = resolve
  })
  const waiting = db
    .transaction()
    .execute(async tx => {
      await tx.updateTable('users').set({ bio: 'half done' }).where('id', '=', id).execute()
      await elsewhere
      await ping(tx)
    })
    .catch((error: unknown) => error)

  await expect.poll(() => warnings).toContain('a transaction was open too long and was rolled back')
  await db.updateTable('users').set({ country: 'Pakistan' }).where('id', '=', id).execute()
  proceed()
  expect(isDatabaseUnavailable(await waiting)).toBe(true)
  const { bio } = await db.selectFrom('users').select('bio').where('id', '=', id).executeTakeFirstOrThrow()
  expect(bio).toBeNull()
})

test('rejects the outer handle inside a transaction, and allows it afterwards', async () => {
  const { db } = database
  await expect(db.transaction().execute(() => ping(db))).rejects.toThrow('only its own handle')
  await ping(db)
})

test('reports network calls inside a transaction only', async () => {
  const server = createServer(socket => socket.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const call = async () => {
    const socket = connect(port, '127.0.0.1').resume()
    await once(socket, 'close')
  }
  await call()
  expect(warnings).toEqual([])
  await database.db.transaction().execute(call)
  expect(warnings).toContain('a network call was made inside a transaction')
  server.close()
})

test('lets tasks that outlive their transaction use the database', async () => {
  const { db } = database
  let left: Promise<unknown> | undefined
  let proceed = () => {}
  const over = new Promise<void>(resolve => {
    proceed = resolve
  })
  await db.transaction().execute(async tx => {
    await ping(tx)
    left = over.then(() => sql`select 1`.execute(db))
  })
  proceed()
  await expect(left).resolves.toBeDefined()
})
