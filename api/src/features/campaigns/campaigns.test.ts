import { randomUUID } from 'node:crypto'
import { savePreferences } from '@closyyy/contract/preferences-calls'
import type { Preferences } from '@closyyy/contract/preferences-schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrder, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { preferenceOf } from '../outbox/optional-messages.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import { type Campaign, endPromotion, sendCampaign } from './campaigns-service.ts'

const none: Preferences = {
  all_promotional_emails: false,
  new_features_and_updates: false,
  trends_campaigns_more: false,
  sales_and_promotions: false,
  shopping_updates: false,
  selling_tips_and_updates: false,
  personalised_recommendations: false,
  special_offers_from_sellers: false,
  unread_messages: false,
}
const names = Object.keys(none) as (keyof Preferences)[]
/** Templates of emails that a flag turns off. */
const templatesOf = {
  shopping_updates: [
    'offer-accepted',
    'offer-rejected',
    'offer-countered',
    'offer-closed',
    'rating-received',
    'ratings-shown',
  ],
  unread_messages: ['dispute-message'],
  special_offers_from_sellers: ['special-price'],
} as const
const kinds = names.filter(name => name !== 'all_promotional_emails' && !(name in templatesOf)) as Campaign['kind'][]

let api: TestApi
/** A person with exactly one flag on, by its name, and one with none. */
const people: Record<string, { email: string; token: string }> = {}

beforeAll(async () => {
  api = await openTestApi()
  for (const name of [...names, 'none']) {
    const user = await addUser(api.db, { locale: name === 'sales_and_promotions' ? 'ur' : 'en' })
    const token = await signIn(api.db, user)
    people[name] = { email: user.email, token }
    await api.call(savePreferences, { body: { ...none, ...(name !== 'none' && { [name]: true }) } }, token)
  }
  await addUser(api.db)
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('outbox').execute())

const campaign = (set: Partial<Campaign> = {}): Campaign => ({
  name: randomUUID(),
  kind: 'sales_and_promotions',
  en: { title: 'Eid sale', text: 'Everything is 20 % off.' },
  ur: { title: 'عید سیل', text: 'ہر چیز پر 20 فیصد رعایت۔' },
  ...set,
})
const send = (set: Partial<Campaign> = {}) => sendCampaign(api.db, campaign(set), 'https://shop.example')
const sent = () => api.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const emailOf = (name: string) => people[name]?.email ?? ''

// MESSAGE-2
describe('the flag', () => {
  test.each(kinds)('%s sends campaigns of its kind, and all_promotional_emails those of all kinds', async kind => {
    expect(await send({ kind })).toBe(2)
    const recipients = (await sent()).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual([emailOf(kind), emailOf('all_promotional_emails')].toSorted())
  })

  test.each(Object.entries(templatesOf))(
    '%s sends its emails, and only its owner gets them',
    async (name, templates) => {
      const values = {
        name: 'a',
        other: 'b',
        title: 'c',
        price: 'd',
        link: 'e',
        order: 'f',
        message: 'g',
        days: 7,
        deadline: new Date(),
      }
      for (const template of templates) {
        expect(preferenceOf(template)).toBe(name)
        for (const to of [emailOf(name), emailOf('none')])
          await enqueueMessage(api.db, { channel: 'email', to, template, values })
      }
      const messages = await sent()
      expect(messages.map(({ recipient }) => recipient)).toEqual(templates.map(() => emailOf(name)))
      for (const { body } of messages) expect(body).toContain('You can turn these emails off')
    },
  )
})

test('emails about security and orders are sent whatever a person chose', async () => {
  const values = { name: 'a', link: 'b', brand: 'c', other: 'd', order: 'e', title: 'f', message: 'g' }
  for (const template of ['password-changed', 'dispute-opened'])
    await enqueueMessage(api.db, { channel: 'email', to: emailOf('none'), template, values })
  const messages = await sent()
  expect(messages).toHaveLength(2)
  for (const { body } of messages) expect(body).not.toContain('turn these emails off')
})

test('a campaign is sent once, in the language of its reader, with the place to unsubscribe', async () => {
  const once = campaign()
  await sendCampaign(api.db, once, 'https://shop.example')
  const [urdu, english] = [emailOf('sales_and_promotions'), emailOf('all_promotional_emails')]
  const bodyOf = async (email: string) => (await sent()).find(({ recipient }) => recipient === email)?.body ?? ''
  expect(await bodyOf(urdu)).toContain('ہر چیز پر')
  expect(await bodyOf(english)).toContain('Everything is 20 % off.')
  expect(await bodyOf(english)).toContain('https://shop.example/seller/preferences')
  await expect(sendCampaign(api.db, once, 'https://shop.example')).rejects.toThrow('was sent before')
  expect(await sent()).toHaveLength(2)
})

test('guests get what they chose at the checkout, once each, until they unsubscribe', async () => {
  const seller = await addUser(api.db)
  const contact = { guest_email: 'guest.news@example.pk', guest_phone: '923001112233' }
  const guest = (set: object) =>
    addOrder(api.db, {
      seller_id: seller.id,
      buyer_id: null as never,
      guest_id: randomUUID(),
      guest_first_name: 'Hira',
      guest_last_name: 'Ali',
      ...contact,
      ...set,
    })
  for (const guest_subscribes of [true, true, false]) await guest({ guest_subscribes, guest_takes_texts: true })
  await guest({ guest_email: 'guest.silent@example.pk', guest_phone: '923004445566' })
  const sms = { en: 'Sale!', ur: 'سیل!' }
  const toGuests = async () => {
    await api.db.deleteFrom('outbox').execute()
    await send({ sms })
    return (await sent()).map(({ recipient }) => recipient).filter(to => Object.values(contact).includes(to))
  }
  expect((await toGuests()).toSorted()).toEqual(Object.values(contact).toSorted((one, other) => (one < other ? -1 : 1)))
  expect(await endPromotion(api.db, 'Guest.News@example.pk')).toBeGreaterThan(0)
  expect(await toGuests()).toEqual([])
})

test('an account that unsubscribes gets no promotion', async () => {
  await endPromotion(api.db, emailOf('trends_campaigns_more'))
  expect(await send({ kind: 'trends_campaigns_more' })).toBe(1)
  expect((await sent()).map(({ recipient }) => recipient)).toEqual([emailOf('all_promotional_emails')])
})
