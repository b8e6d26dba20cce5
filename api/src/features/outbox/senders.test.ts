import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { openTestApi } from '../../../test/test-api.ts'
import { readSettings } from '../../env.ts'
import { openSender } from './open-sender.ts'
import { enqueueMessage } from './outbox-service.ts'
import { sendDueMessages } from './outbox-worker.ts'
import { openSmsSender } from './sms-gateway.ts'
import { openSmtpSender } from './smtp-sender.ts'

interface Mail {
  from: string
  to: string[]
  raw: string
}

const api = await openTestApi()
const mails: Mail[] = []
const texts: { headers: IncomingMessage['headers']; body: unknown }[] = []
/** Next statuses of the servers; they accept everything once this is empty. */
const mailStatuses: (number | 'never')[] = []
const textStatuses: (number | 'never' | 'redirect')[] = []

const mailServer = new SMTPServer({
  disableReverseLookup: true,
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  logger: false,
  onAuth: ({ username, password }, _session, done) =>
    password === 'mail-secret' ? done(null, { user: username }) : done(new Error('rejected')),
  onRcptTo(_address, _session, done) {
    const code = mailStatuses.shift() ?? 250
    if (code === 'never') return
    done(code === 250 ? null : Object.assign(new Error('not now'), { responseCode: code }))
  },
  onData(stream, { envelope }, done) {
    void text(stream).then(raw => {
      const { mailFrom, rcptTo } = envelope
      mails.push({ raw, from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) })
      done()
    })
  },
})

async function receiveText(request: IncomingMessage, response: ServerResponse) {
  const status = textStatuses.shift() ?? 202
  const body: unknown = JSON.parse(await text(request))
  if (status === 'never') return
  if (status === 202) texts.push({ headers: request.headers, body })
  response.writeHead(status === 'redirect' ? 307 : status, { location: '/elsewhere' }).end('<html>')
}
const textServer = createServer((request, response) => void receiveText(request, response))

const listening = (server: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
await listening(mailServer)
await listening(textServer)
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
const mailUrl = (password = 'mail-secret') => `smtp://shop:${password}@127.0.0.1:${portOf(mailServer.server)}`
const textUrl = `http://127.0.0.1:${portOf(textServer)}/send`
const mailSender = openSmtpSender({
  url: mailUrl(),
  from: 'Shop <hello@shop.example>',
  publicUrl: 'https://shop.example',
})
const textSender = openSmsSender({ url: textUrl, token: 'sms-secret' })

beforeEach(async () => {
  await api.db.deleteFrom('outbox').execute()
  mails.length = texts.length = mailStatuses.length = textStatuses.length = 0
})
afterAll(async () => {
  mailSender.close?.()
  textServer.closeAllConnections()
  await new Promise<void>(resolve => mailServer.close(resolve))
  await new Promise<unknown>(resolve => textServer.close(resolve))
  await api.close()
})

const warn = vi.fn()
const run = (sender = mailSender) => sendDueMessages(api.db, sender, { warn }, sender.channels[0] ?? 'email')
const mail = (to: string) =>
  enqueueMessage(api.db, {
    channel: 'email',
    to,
    template: 'password-changed',
    values: { name: 'Sana', link: 'http://a.b' },
  })
const sms = () =>
  enqueueMessage(api.db, {
    channel: 'sms',
    to: '03001234567',
    template: 'phone-code',
    values: { code: '123456', minutes: 10 },
  })
const rows = () => api.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const makeDue = () => sql`update outbox set due_at = now()`.execute(api.db)

/** Returns the decoded text of a single-part mail. */
function bodyOf({ raw }: Mail): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  return /transfer-encoding: base64/i.test(raw) ? Buffer.from(body, 'base64').toString('utf8') : body
}

describe('emails by SMTP', () => {
  test('are sent once, in the recipient’s language, with a message id, and their body is erased', async () => {
    const person = await addUser(api.db, { locale: 'ur' })
    await mail(person.email)
    expect([await run(), await run()]).toEqual([1, 0])
    const [sent] = mails
    expect(mails).toHaveLength(1)
    expect(sent).toMatchObject({ from: 'hello@shop.example', to: [person.email] })
    expect(bodyOf(sent as Mail)).toContain('السلام علیکم \u2068Sana\u2069،')
    const [row] = await rows()
    expect(sent?.raw).toContain(`Message-ID: <outbox-${row?.id}@shop.example>`)
    expect(row).toMatchObject({ body: '', sent_at: expect.any(String) })
  })

  test('are retried if the server is busy, and not if it rejects them', async () => {
    await mail('busy@example.pk')
    mailStatuses.push(451)
    await run()
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null, attempts: 1 }])
    await makeDue()
    await run()
    expect(mails.map(({ to }) => to)).toEqual([['busy@example.pk']])
    await mail('nobody@example.pk')
    mailStatuses.push(550)
    await run()
    await makeDue()
    expect(await run()).toBe(0)
    expect((await rows())[1]).toMatchObject({ sent_at: null, failed_at: expect.any(String), attempts: 1 })
  })

  test('are retried if the login is rejected, without logging it', async () => {
    warn.mockClear()
    await mail('sana@example.pk')
    const stranger = openSmtpSender({
      url: mailUrl('another-secret'),
      from: 'hello@shop.example',
      publicUrl: 'https://shop.example',
    })
    await run(stranger)
    stranger.close?.()
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null }])
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'EAUTH' }), 'a message waits')
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret|sana@/)
  })

  // MESSAGE-7
  test('name the place to unsubscribe in their headers if they are optional', async () => {
    const values = { name: 'Sana', other: 'Ali', title: 'Kurta', price: 'Rs.1' }
    await enqueueMessage(api.db, { channel: 'email', to: 'sana@example.pk', template: 'offer-closed', values })
    await mail('sana@example.pk')
    await run()
    const [optional, security] = mails.map(({ raw }) => raw.replaceAll('\r\n ', ' '))
    expect(optional).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/seller\/preferences>, <mailto:\S+>/im)
    expect(security).not.toMatch(/list-unsubscribe/i)
  })

  test('time out if the server does not respond', async () => {
    const silent = createServer()
    silent.on('connection', () => undefined)
    await listening(silent)
    const settings = { from: 'hello@shop.example', publicUrl: 'https://shop.example' }
    const sender = openSmtpSender({ url: `smtp://127.0.0.1:${portOf(silent)}`, ...settings }, 0.4)
    await mail('sana@example.pk')
    const started = Date.now()
    await run(sender)
    expect(Date.now() - started).toBeLessThan(5_000)
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null, attempts: 1 }])
    sender.close?.()
    silent.closeAllConnections()
    silent.close()
  })
})

describe('emails to a mail server that hangs', () => {
  // MESSAGE-13
  test('are not sent once their sender has given up, as they are sent again', async () => {
    const settings = { from: 'hello@shop.example', publicUrl: 'https://shop.example' }
    const sender = openSmtpSender({ url: mailUrl(), ...settings }, 1)
    mailStatuses.push('never', 'never', 'never')
    const message = {
      channel: 'email',
      template: 'welcome',
      subject: '',
      body: '',
      attempts: 1,
      is_last: false,
      is_expired: false,
    } as const
    const sending = [1, 2, 3, 4].map(id => sender.send({ ...message, id, recipient: `reader${id}@example.pk` }))
    const settled = await Promise.allSettled(sending)
    expect(settled.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    await pause(1_000)
    expect(mails).toEqual([])
    sender.close?.()
  })
})

describe('text messages by a gateway', () => {
  test('are sent once, with the gateway’s key and an id of their own', async () => {
    await sms()
    expect([await run(textSender), await run(textSender)]).toEqual([1, 0])
    const [row] = await rows()
    expect(texts).toMatchObject([
      {
        headers: { authorization: 'Bearer sms-secret', 'idempotency-key': `outbox-${row?.id}` },
        body: { id: `outbox-${row?.id}`, to: '+923001234567', text: expect.stringContaining('123456') },
      },
    ])
    expect(row?.body).toBe('')
  })

  test.each([[500], [429], [401], ['redirect'], ['never']] as const)(
    'are retried after %s and sent once',
    async status => {
      await sms()
      textStatuses.push(status)
      await run(openSmsSender({ url: textUrl, token: '' }, status === 'never' ? 0.3 : 5))
      expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null, attempts: 1 }])
      await makeDue()
      await run(textSender)
      expect(texts).toHaveLength(1)
    },
  )

  test('are not retried if the gateway rejects the number', async () => {
    await sms()
    textStatuses.push(422)
    await run(textSender)
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: expect.any(String) }])
  })
})

describe('the sender of the settings', () => {
  const channelsOf = (variables: Record<string, string>) => openSender(readSettings(variables)).channels

  test('serves the configured channels; other messages wait, except in demo mode', async () => {
    expect(channelsOf({})).toEqual([])
    expect(channelsOf({ DEMO_MODE: 'off', SMS_GATEWAY_URL: textUrl })).toEqual(['sms'])
    expect(channelsOf({ DEMO_MODE: 'off', SMTP_URL: mailUrl() })).toEqual(['email'])
    expect(channelsOf({ DEMO_MODE: 'on' })).toEqual(['email', 'sms'])
    await sms()
    expect(await run(openSender(readSettings({ DEMO_MODE: 'off', SMTP_URL: mailUrl() })))).toBe(0)
    expect(() => readSettings({ SMS_GATEWAY_URL: 'http://gateway.example/send' })).toThrow('SMS_GATEWAY_URL')
  })
})
