import { brand } from '@closyyy/contract/brand-identity'
import { listOutbox } from '@closyyy/contract/outbox-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { enqueueMessage } from './outbox-service.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const sendCode = (to: string, code: string, db = api.db) =>
  enqueueMessage(db, { channel: 'sms', to, template: 'phone-code', values: { code, minutes: 10 } })
const read = (to?: string) => api.call(listOutbox, { query: to === undefined ? {} : { to } })

// DEMO-2
describe('the outbox', () => {
  test('shows a text message, newest first, by any spelling of its phone', async () => {
    await sendCode('03001112233', '111111')
    await sendCode('+92 300 1112233', '222222')
    for (const to of [
      '923001112233',
      '03001112233',
      '+923001112233',
      ' 92 300-1112233',
      '00923001112233',
      '3001112233',
    ]) {
      const { status, data } = await read(to)
      expect(status).toBe(200)
      expect(data.map(message => message.body.slice(0, 6))).toEqual(['222222', '111111'])
      expect(data[0]).toMatchObject({ channel: 'sms', to: '923001112233', subject: null })
    }
    expect((await read('03009999999')).data).toEqual([])
  })

  test('shows an email by its recipient in any case, with the subject in one line', async () => {
    const values = { name: 'Sana\r\nBcc: all@example.pk', link: 'https://shop.example/x', days: 3 }
    await enqueueMessage(api.db, { channel: 'email', to: 'Sana@Example.pk', template: 'confirm-email', values })
    const { data } = await read('sana@example.PK')
    expect(data).toMatchObject([{ channel: 'email', to: 'Sana@Example.pk', subject: 'Confirm your email address' }])
    expect(data[0]?.body).toContain('https://shop.example/x')
  })

  test('renders messages in Urdu if requested', async () => {
    const values = { code: '654321', minutes: 10 }
    await enqueueMessage(api.db, { channel: 'sms', to: '03005550000', template: 'phone-code', values, locale: 'ur' })
    expect((await read('03005550000')).data[0]?.body).toMatch(/^654321 آپ/)
  })

  // MESSAGE-2
  test('names the preferences that turn an email off to those who have them', async () => {
    const values = { name: 'Sana', other: 'zara', order: 'CLX1', title: 'Kurta', link: 'https://shop.example/x' }
    const email = { channel: 'email' as const, template: 'dispute-message', values }
    await enqueueMessage(api.db, { ...email, to: 'account@example.pk' })
    await enqueueMessage(api.db, { ...email, to: 'guest@example.pk', toGuest: true })
    expect((await read('account@example.pk')).data[0]?.body).toContain('You can turn these emails off')
    const guest = (await read('guest@example.pk')).data[0]
    expect(guest?.body).toContain('https://shop.example/x')
    expect(guest?.body).not.toContain('turn these emails off')
  })

  // MESSAGE-1
  test('stores nothing of a failed transaction', async () => {
    const failing = api.db.transaction().execute(async tx => {
      await sendCode('03007770000', '777777', tx)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect((await read('03007770000')).data).toEqual([])
  })

  test('lists everything without a recipient', async () => {
    await sendCode('03008880000', '888888')
    expect((await read()).data[0]?.body).toContain('888888')
  })
})

// MESSAGE-5
test('keeps the shop’s own link and no links of names', async () => {
  const values = { name: 'Log in at https://evil.example', link: 'https://shop.example/x', days: 3 }
  await enqueueMessage(api.db, { channel: 'email', to: 'linked@example.pk', template: 'confirm-email', values })
  const [message] = (await read('linked@example.pk')).data
  expect(message?.body).toContain('https://shop.example/x')
  expect(message?.body).not.toContain('evil')
})

// MESSAGE-5
test.each(['en', 'ur'] as const)('keeps the shop’s own email address in %s', async locale => {
  const message = { template: 'email-changed', values: { name: 'Sana' }, locale }
  await enqueueMessage(api.db, { channel: 'email', to: 'moved@example.pk', ...message })
  expect((await read('moved@example.pk')).data[0]?.body).toContain(` ${brand.email}`)
})

test('is closed outside demo mode', async () => {
  const real = await openTestApi(settings => {
    settings.demoMode = false
  })
  expect((await real.app.inject('/api/v1/dev/outbox')).statusCode).toBe(404)
  expect(real.app.calls.map(call => call.name)).not.toContain('listOutbox')
  await real.close()
})
