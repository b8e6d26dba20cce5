import { randomUUID } from 'node:crypto'
import { brand } from '@closyyy/contract/brand-identity'
import { sendContactMessage } from '@closyyy/contract/contact-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const PER_IP = 40
const PER_SENDER = 3

let api: TestApi
let senders = 0

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.contactsPerIp = PER_IP
    settings.limits.contactsPerSender = PER_SENDER
  })
})
afterAll(() => api.close())

const newSender = () => `sender${++senders}@example.pk`
const hello = { name: 'Sana Khan', subject: 'Return of a kurta', message: 'Hello,\nhow do I return it?' }
const send = (set: object = {}) =>
  api.call(sendContactMessage, { body: { ...hello, email: newSender(), ...set } as never })
const sent = () =>
  api.db.selectFrom('outbox').select(['channel', 'recipient', 'subject', 'body']).orderBy('id').execute()

// MESSAGE-3
describe('a message from the contact form', () => {
  test('is emailed to the operator in full, with the sender', async () => {
    const email = newSender()
    expect(await send({ email })).toMatchObject({ status: 200, data: null })
    const [message, ...others] = await sent()
    expect(others).toEqual([])
    expect(message).toMatchObject({ channel: 'email', recipient: brand.email })
    expect(message?.subject).toContain('Sana Khan')
    for (const text of [email, ...Object.values(hello)]) expect(message?.body).toContain(text)
  })

  test('may have no subject', async () => {
    expect((await send({ subject: undefined })).status).toBe(200)
    expect((await send({ subject: '' })).status).toBe(200)
  })

  test.each([
    ['name', undefined, 'Please enter your name.'],
    ['name', ' ', 'Please enter your name.'],
    ['name', 'Sana\nBcc: all@example.pk', 'Only one line is allowed here.'],
    ['name', 'a'.repeat(101), 'At most 100 characters are allowed.'],
    ['email', '', 'Please enter your email'],
    ['email', undefined, 'Please enter your email'],
    ['email', 'sana', 'Please enter a valid email address.'],
    ['email', 'a@b.pk, c@d.pk', 'Please enter a valid email address.'],
    ['subject', 'a'.repeat(151), 'At most 150 characters are allowed.'],
    ['message', ' ', 'Please enter your message.'],
    ['message', 'a'.repeat(5001), 'At most 5000 characters are allowed.'],
  ])('is rejected and not sent with an invalid %s', async (field, value, message) => {
    const before = (await sent()).length
    expect(await send({ [field]: value })).toMatchObject({
      status: 422,
      failure: { message, errors: { [field]: [message] } },
    })
    expect(await sent()).toHaveLength(before)
  })

  // MESSAGE-10
  test('is sent once if it is repeated with its key, and does not count again', async () => {
    const before = (await sent()).length
    const body = { ...hello, email: newSender() }
    const repeat = (key: string, set: object = {}) => {
      const headers = { 'idempotency-key': key }
      return api.app.inject({ method: 'POST', url: '/api/v1/contact', payload: { ...body, ...set }, headers })
    }
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: PER_SENDER + 1 }, () => repeat(key)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(PER_SENDER + 1).fill(200))
    expect(await sent()).toHaveLength(before + 1)
    expect((await repeat(key, { message: 'Another question.' })).statusCode).toBe(422)
    expect((await repeat(randomUUID())).statusCode).toBe(200)
    expect(await sent()).toHaveLength(before + 2)
  })

  // LIMIT-10
  test('that is repeated with its key is answered also after the limit of its IP is reached', async () => {
    const options = { method: 'POST', url: '/api/v1/contact', headers: { 'idempotency-key': randomUUID() } } as const
    const payload = { ...hello, email: newSender() }
    expect((await api.app.inject({ ...options, payload })).statusCode).toBe(200)
    const limits = () => api.db.selectFrom('limit_windows').where('key', 'like', 'contact-ip:%')
    await api.db.updateTable('limit_windows').set({ hits: PER_IP }).where('key', 'like', 'contact-ip:%').execute()
    expect((await api.app.inject({ ...options, payload })).statusCode).toBe(200)
    expect(await limits().select('hits').execute()).toEqual([{ hits: PER_IP }])
    expect((await send()).status).toBe(429)
    await api.db.deleteFrom('limit_windows').where('key', 'like', 'contact-ip:%').execute()
  })

  test('is limited per sender and per IP, with the time to wait', async () => {
    const email = newSender()
    for (let time = 0; time < PER_SENDER; time++) expect((await send({ email })).status).toBe(200)
    const rejected = await send({ email: email.toUpperCase() })
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send()).status).toBe(200)

    const before = (await sent()).length
    const responses = await Promise.all(Array.from({ length: PER_IP }, () => send()))
    const passed = responses.filter(({ status }) => status === 200).length
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(await sent()).toHaveLength(before + passed)
  })
})
