import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { startApi } from '../../test/api-process.ts'
import type { Fixture } from '../fixture.ts'

const MESSAGES = 1_000
const MAX_ROUNDS = 12
const AT_A_TIME = 10

/** Starts a gateway that fails every other try of a message and counts the accepted ids. */
async function openGateway() {
  const tries = new Map<string, number>()
  const taken = new Map<string, number>()
  let total = 0
  const server = createServer(async (request, response) => {
    const { id } = (await json(request)) as { id: string }
    const count = (tries.get(id) ?? 0) + 1
    tries.set(id, count)
    if (count % 2 === 1) return response.writeHead(500).end()
    taken.set(id, (taken.get(id) ?? 0) + 1)
    total++
    return response.writeHead(202).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, taken, total: () => total, close: () => server.close() }
}

/** Sends a thousand messages while the gateway fails half of all tries and the worker is killed repeatedly. */
export async function killWorker({ settings, withDb }: Fixture, maxKills: number): Promise<Record<string, number>> {
  const gateway = await openGateway()
  await withDb(db =>
    sql`
      insert into outbox (channel, recipient, template, body)
      select 'sms', '92300' || lpad(n::text, 7, '0'), 'phone-code', 'message ' || n
      from generate_series(1, ${sql.lit(MESSAGES)}) n`.execute(db),
  )
  const start = () =>
    startApi({ ...settings, SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'a-token-of-the-gateway' })
  /** Makes every retry due while no worker runs. @returns the number of waiting messages */
  const makeAllDue = () =>
    withDb(async db => {
      const { numAffectedRows } = await sql`
        update outbox set due_at = now() where sent_at is null and failed_at is null`.execute(db)
      return Number(numAffectedRows ?? 0)
    })
  let kills = 0
  for (; kills < maxKills && (await makeAllDue()) > 0; kills++) {
    const api = await start()
    const [before, startedAt] = [gateway.total(), performance.now()]
    const enough = before + Math.floor(Math.random() * 60)
    while (gateway.total() <= enough && performance.now() - startedAt < 5_000) await pause(1)
    await api.kill('SIGKILL')
  }
  const twice = [...gateway.taken.values()].filter(count => count > 1).length
  for (let round = 0; round < MAX_ROUNDS && (await makeAllDue()) > 0; round++) {
    const api = await start()
    for (let before = -1; before !== gateway.total(); await pause(2_000)) before = gateway.total()
    await api.kill('SIGTERM')
  }
  gateway.close()
  const { rows } = await withDb(db =>
    sql<{ unsent: number }>`select count(*)::int as unsent from outbox where sent_at is null`.execute(db),
  )
  console.log(
    `${gateway.taken.size} messages taken, ${kills} kills, ${twice} messages taken twice, each under its own id`,
  )
  return {
    'messages that never arrived': MESSAGES - gateway.taken.size,
    'messages not noted as sent': rows[0]?.unsent ?? 0,
    [`messages taken twice, beyond the ${AT_A_TIME} under way at each kill`]: Math.max(0, twice - kills * AT_A_TIME),
  }
}
