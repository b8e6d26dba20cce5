import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestApi } from '../../../test/test-api.ts'
import { type DueMessage, deleteOldMessages } from './outbox-queries.ts'
import { enqueueMessage } from './outbox-service.ts'
import { sendDueMessages } from './outbox-worker.ts'
import type { Sender } from './sender.ts'

const api = await openTestApi()
const warn = vi.fn()
const log = { warn }

beforeEach(async () => {
  await api.db.deleteFrom('outbox').execute()
  warn.mockClear()
})
afterAll(() => api.close())

/** Builds a sender that records messages and fails for the given phones. */
function recorder(failing: string[] = [], storesBodies = true): Sender & { sent: DueMessage[] } {
  const sent: DueMessage[] = []
  return {
    sent,
    channels: ['email', 'sms'],
    storesBodies,
    async send(message) {
      await pause(1)
      if (failing.includes(message.recipient)) throw new Error(`rejected: ${message.body}`)
      sent.push(message)
    },
  }
}

const enqueue = (to: string, code = '123456') =>
  enqueueMessage(api.db, { channel: 'sms', to, template: 'phone-code', values: { code, minutes: 10 } })
const run = (sender: Sender, channel: 'email' | 'sms' = 'sms') => sendDueMessages(api.db, sender, log, channel)
const rows = () => api.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const makeDue = () => sql`update outbox set due_at = now()`.execute(api.db)
const secondsLeft = async () => {
  const found = await sql<{
    left: number
  }>`select round(extract(epoch from due_at - now()))::int as left from outbox`.execute(api.db)
  return found.rows[0]?.left ?? 0
}

describe('the outbox worker', () => {
  test('sends due messages once, oldest first', async () => {
    await enqueue('03001000001')
    await enqueue('03001000002')
    const sender = recorder()
    expect(await run(sender)).toBe(2)
    expect(await run(sender)).toBe(0)
    expect(sender.sent.map(message => message.recipient)).toEqual(['923001000001', '923001000002'])
    for (const row of await rows())
      expect(row).toMatchObject({ attempts: 1, failed_at: null, sent_at: expect.any(String) })
  })

  test('shares the messages with other workers', async () => {
    for (let count = 0; count < 40; count++) await enqueue(`0300200${String(count).padStart(4, '0')}`)
    const senders = [recorder(), recorder(), recorder(), recorder()]
    await Promise.all(senders.map(sender => run(sender)))
    const sent = senders.flatMap(sender => sender.sent.map(message => message.id))
    expect(sent).toHaveLength(40)
    expect(new Set(sent).size).toBe(40)
  })

  // MESSAGE-1
  test('retries with increasing delays and gives up after two days', async () => {
    await enqueue('03003000001')
    const sender = recorder(['923003000001'])
    const waits: number[] = []
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await run(sender)).toBe(1)
      waits.push(await secondsLeft())
      expect(await run(sender)).toBe(0)
      await makeDue()
    }
    expect(waits.map(wait => Math.round(wait / 30))).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 128, 128])
    await sql`update outbox set created_at = now() - interval '47 hours'`.execute(api.db)
    expect(await run(sender)).toBe(1)
    expect(await rows()).toMatchObject([{ failed_at: null }])
    await sql`update outbox set due_at = now(), created_at = now() - interval '48 hours'`.execute(api.db)
    expect(await run(sender)).toBe(1)
    await makeDue()
    expect(await run(sender)).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 12, sent_at: null, failed_at: expect.any(String) }])
  })

  test('continues with other messages after a failed one', async () => {
    await enqueue('03004000001')
    await enqueue('03004000002')
    const sender = recorder(['923004000001'])
    await run(sender)
    expect(sender.sent.map(message => message.recipient)).toEqual(['923004000002'])
    await makeDue()
    const better = recorder()
    await run(better)
    expect(better.sent.map(message => message.recipient)).toEqual(['923004000001'])
  })

  test('logs nothing of a message', async () => {
    await enqueue('03005000001', '987654')
    await run(recorder(['923005000001']))
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/987654|3005000001/)
  })

  test('erases the body of a sent message unless people read it in the outbox', async () => {
    await enqueue('03006000001', '987654')
    await run(recorder([], false))
    expect(await rows()).toMatchObject([{ body: '', sent_at: expect.any(String) }])
  })

  // MESSAGE-1
  test('sends messages claimed by a crashed worker', async () => {
    await enqueue('03007000001')
    const dying = recorder()
    dying.send = () => new Promise(() => undefined)
    void run(dying)
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    expect(await run(recorder())).toBe(0)
    await makeDue()
    const next = recorder()
    await run(next)
    expect(next.sent).toHaveLength(1)
  })

  // MESSAGE-11
  test('sends campaigns and other promotion after all messages that are due', async () => {
    const mail = (to: string, template: string) =>
      enqueueMessage(api.db, {
        channel: 'email',
        to,
        template,
        values: { title: 'Sale', text: '', name: 'Sana', minutes: 10, link: 'https://shop.example/x' },
      })
    for (let count = 0; count < 12; count++) await mail(`reader${count}@example.pk`, 'campaign')
    await mail('hurried@example.pk', 'reset-password')
    await sql`update outbox set due_at = now() - interval '1 hour' where template = 'campaign'`.execute(api.db)
    const sender = recorder()
    await run(sender, 'email')
    expect(sender.sent.map(({ template }) => template).sort()).toEqual(['campaign', 'campaign', 'reset-password'])
    while (sender.sent.length < 13) expect(await run(sender, 'email')).toBeGreaterThan(0)
    expect(await run(sender, 'email')).toBe(0)
  })

  // MESSAGE-12
  test('does not send a code that has expired', async () => {
    const code = { channel: 'sms', template: 'phone-code', values: { code: '123456', minutes: 10 } } as const
    await enqueueMessage(api.db, { ...code, to: '03007100001', expiresIn: 600 })
    await enqueueMessage(api.db, { ...code, to: '03007100002', expiresIn: 600 })
    await sql`update outbox set expires_at = now() where recipient = '923007100001'`.execute(api.db)
    const sender = recorder()
    await run(sender)
    expect(sender.sent.map(({ recipient }) => recipient)).toEqual(['923007100002'])
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: expect.any(String) }, { failed_at: null }])
  })
})

test('deletes a message a month after it was sent', async () => {
  await enqueue('03008000001')
  await enqueue('03008000002')
  await run(recorder())
  await enqueue('03008000003')
  await sql`update outbox set created_at = created_at - interval '31 days', sent_at = sent_at - interval '31 days'
    where recipient = '923008000001'`.execute(api.db)
  await deleteOldMessages(api.db)
  expect((await rows()).map(row => row.recipient)).toEqual(['923008000002', '923008000003'])
})

test('starts sending when the server listens, and stops when it closes', async () => {
  const served = await openTestApi()
  await enqueueMessage(served.db, {
    channel: 'sms',
    to: '03009000001',
    template: 'phone-code',
    values: { code: '123456', minutes: 10 },
  })
  await served.app.listen({ host: '127.0.0.1', port: 0 })
  const row = () => served.db.selectFrom('outbox').select('sent_at').executeTakeFirstOrThrow()
  await expect.poll(async () => (await row()).sent_at).not.toBeNull()
  await served.close()
})

// MESSAGE-11, MESSAGE-13
test('sends texts while the mail server hangs, and aborts its email when the server closes', async () => {
  const sockets: Socket[] = []
  const hanging = createServer(socket => {
    sockets.push(socket)
    socket.write('220 mail.example.pk\r\n')
  }).listen(0, '127.0.0.1')
  const gateway = createHttpServer((_, response) => response.writeHead(202).end()).listen(0, '127.0.0.1')
  const portOf = (server: Server) => (server.address() as AddressInfo).port
  await Promise.all([hanging, gateway].map(server => once(server, 'listening')))
  const served = await openTestApi(settings => {
    settings.demoMode = false
    settings.smtp = { url: `smtp://127.0.0.1:${portOf(hanging)}`, from: 'Shop <hello@shop.example>' }
    settings.sms = { url: `http://127.0.0.1:${portOf(gateway)}/`, token: 'a-token' }
  })
  const values = { name: 'Sana', link: 'https://shop.example/x', code: '123456', minutes: 10 }
  await enqueueMessage(served.db, { channel: 'email', to: 'one@example.pk', template: 'reset-password', values })
  await served.app.listen({ host: '127.0.0.1', port: 0 })
  const row = (channel: 'email' | 'sms') =>
    served.db.selectFrom('outbox').select(['attempts', 'sent_at']).where('channel', '=', channel).executeTakeFirst()
  await expect.poll(async () => (await row('email'))?.attempts).toBe(1)
  await enqueueMessage(served.db, { channel: 'sms', to: '03009100001', template: 'phone-code', values })
  await expect.poll(async () => (await row('sms'))?.sent_at, { timeout: 8_000 }).toEqual(expect.any(String))
  expect((await row('email'))?.sent_at).toBeNull()
  const stopped = Date.now()
  await served.close()
  expect(Date.now() - stopped).toBeLessThan(8_000)
  for (const socket of sockets) socket.destroy()
  hanging.close()
  gateway.close()
})
