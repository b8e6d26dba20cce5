import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '../../../test/emails.ts'
import { openRatingFixture, type RatingFixture } from '../../../test/rating-fixture.ts'
import { DAY } from '../../time.ts'

let fixture: RatingFixture
beforeAll(async () => {
  fixture = await openRatingFixture()
})
afterAll(() => fixture.api.close())

// RATING-8
test('the side that has not rated is told of a rating without its stars and text', async () => {
  const trade = await fixture.newOrder()
  const { seller, buyer } = trade
  await fixture.byBuyer(trade)
  const [toSeller] = await emailsTo(fixture.api.db, seller.email)
  expect(toSeller).toMatchObject({ template: 'rating-received', subject: 'Hina rated you' })
  expect(toSeller?.body).not.toContain('As shown.')
  expect(toSeller?.body).toContain('you can read it in 7 days.')
  expect(await emailsTo(fixture.api.db, buyer.email)).toEqual([])
  const other = await fixture.newOrder()
  await fixture.bySeller(other)
  expect((await emailsTo(fixture.api.db, other.buyer.email))[0]?.body).toContain(
    `/user/${other.seller.id}?rate=${other.order.id}`,
  )
})

// RATING-9
describe('the side that rated first', () => {
  test('is told that both ratings can be read, with a link to them', async () => {
    const [one, other] = [await fixture.newOrder(), await fixture.newOrder()]
    await fixture.byBuyer(one)
    await fixture.bySeller(one)
    const [toBuyer, ...others] = await emailsTo(fixture.api.db, one.buyer.email)
    expect(others).toEqual([])
    expect(toBuyer).toMatchObject({
      template: 'ratings-shown',
      subject: `${one.seller.username} rated you too`,
    })
    expect(toBuyer?.body).toContain('/seller/purchases')
    expect(toBuyer?.body).not.toContain('Paid at once.')
    expect(await emailsTo(fixture.api.db, one.seller.email)).toHaveLength(1)
    await fixture.bySeller(other)
    await fixture.byBuyer(other)
    const [toSeller] = await emailsTo(fixture.api.db, other.seller.email)
    expect(toSeller?.subject).toBe('Hina rated you too')
    expect(toSeller?.body).toContain(`/sold-items/${other.order.id}`)
  })

  test('is told after seven days too, if the other side rates then', async () => {
    const trade = await fixture.newOrder()
    await fixture.byBuyer(trade)
    await fixture.pass(trade, 7 * DAY)
    await fixture.sweep()
    expect(await emailsTo(fixture.api.db, trade.buyer.email)).toEqual([])
    await fixture.bySeller(trade)
    expect((await emailsTo(fixture.api.db, trade.buyer.email)).map(({ template }) => template)).toEqual([
      'ratings-shown',
    ])
  })
})
