import { getDispute } from '@closyyy/contract/disputes-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { emailsTo } from '../../../test/emails.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  fixture = await openDisputeFixture()
})
afterAll(() => fixture.api.close())
beforeEach(() => fixture.meetNewPeople())

const open = async () => (await fixture.raise((await fixture.order()).id, fixture.buyer.token)).data.id
const templatesTo = async ({ email }: { email: string }) =>
  (await emailsTo(fixture.api.db, email)).map(({ template }) => template)
const read = (id: number, token: string) => fixture.api.call(getDispute, { params: { id }, query: {} }, token)

// DISPUTE-6
describe('messages of a dispute', () => {
  test('cause one email after ten minutes, however many they are', async () => {
    const id = await open()
    for (const message of ['It is whole.', 'See the photo.', 'Please answer.'])
      await fixture.write(id, fixture.seller.token, { message })
    expect(await templatesTo(fixture.buyer)).toEqual(['dispute-message'])
    const { created_at, due_at } = await fixture.api.db
      .selectFrom('outbox')
      .select(['created_at', 'due_at'])
      .where('recipient', '=', fixture.buyer.email)
      .executeTakeFirstOrThrow()
    expect(Date.parse(due_at) - Date.parse(created_at)).toBe(600_000)
  })

  test('cause another email once the previous one was sent', async () => {
    const id = await open()
    await fixture.write(id, fixture.seller.token)
    await fixture.api.db
      .updateTable('outbox')
      .set({ attempts: 1, sent_at: new Date() })
      .where('recipient', '=', fixture.buyer.email)
      .execute()
    await fixture.write(id, fixture.seller.token)
    expect(await templatesTo(fixture.buyer)).toEqual(['dispute-message', 'dispute-message'])
  })

  test('cause none once they are read or answered', async () => {
    const { buyer, seller, admin } = fixture
    const id = await open()
    await fixture.write(id, seller.token)
    await read(id, seller.token)
    await read(id, admin)
    expect(await templatesTo(buyer)).toEqual(['dispute-message'])
    await read(id, buyer.token)
    expect(await templatesTo(buyer)).toEqual([])
    await fixture.write(id, seller.token)
    await fixture.write(id, buyer.token)
    expect(await templatesTo(buyer)).toEqual([])
    expect(await templatesTo(seller)).toEqual(['dispute-opened', 'dispute-message'])
  })

  test('cause none beside the email about a proposal or a decision, which is sent at once', async () => {
    const { buyer, seller, admin } = fixture
    const id = await open()
    await fixture.write(id, seller.token)
    await fixture.propose(id, seller.token)
    expect(await templatesTo(buyer)).toEqual(['dispute-proposal'])
    await fixture.write(id, admin)
    await fixture.decide(id, admin)
    expect(await templatesTo(buyer)).toEqual(['dispute-proposal', 'dispute-decided-refund'])
    const due = await fixture.api.db
      .selectFrom('outbox')
      .select(({ eb }) => eb('due_at', '<=', eb.ref('created_at')).as('isAtOnce'))
      .where('recipient', '=', buyer.email)
      .execute()
    expect(due).toEqual([{ isAtOnce: true }, { isAtOnce: true }])
  })
})

// DISPUTE-4
describe('the email of a decision by an admin', () => {
  const decideWith = async (set: object) => {
    const id = await open()
    await fixture.decide(id, fixture.admin, { reason: 'The photos show the torn seam.', ...set })
    return id
  }
  const lastTo = async ({ email }: { email: string }) => (await emailsTo(fixture.api.db, email)).at(-1)

  test('contains its reason for both sides, and where a refund is claimed', async () => {
    const id = await decideWith({ decision: 'refund' })
    const [toBuyer, toSeller] = [await lastTo(fixture.buyer), await lastTo(fixture.seller)]
    expect([toBuyer?.template, toSeller?.template]).toEqual(['dispute-decided-refund', 'dispute-decided'])
    expect(toBuyer?.body).toContain('you get Rs.2,250 back')
    expect(toBuyer?.body).toContain('The photos show the torn seam.')
    expect(toBuyer?.body).toMatch(/\/orderconfirmation\/\d+$/)
    expect(toSeller?.body).toContain('The photos show the torn seam.')
    expect(toSeller?.body).toContain(`/seller/resolution?dispute=${id}`)
  })

  test('contains no links that were typed', async () => {
    await decideWith({ decision: 'release', reason: 'See https://example.com/photos there.' })
    expect((await lastTo(fixture.buyer))?.body).not.toContain('example.com/photos')
  })
})
