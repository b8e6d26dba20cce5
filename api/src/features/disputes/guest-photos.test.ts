import { randomUUID } from 'node:crypto'
import * as calls from '@closyyy/contract/disputes-calls'
import { MAX_FILE_BYTES } from '@closyyy/contract/photos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { sendForm } from '../../../test/forms.ts'
import { drawPhoto, fileOf, jpegFile } from '../../../test/photo-files.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>
let api: (typeof fixture)['api']
let photo: Field
let guest: Guest
let other: Guest

type Field = [string, string | number | File]
type Guest = Awaited<ReturnType<(typeof fixture)['guestOrder']>>

beforeAll(async () => {
  fixture = await openDisputeFixture(({ limits }) => {
    limits.disputesPerIp = 200
    limits.signUpsPerIp = 200
  })
  api = fixture.api
  photo = ['photos[]', await jpegFile('seam.jpg')]
})
beforeEach(async () => {
  await fixture.meetNewPeople()
  guest = await fixture.guestOrder()
  other = await fixture.guestOrder()
})
afterAll(() => api.close())

const problem: Field[] = [
  ['reason', 'damaged'],
  ['message', 'A torn seam.'],
]
const orderOf = ({ id }: Guest): Field => ['order_id', id]
const tokenOf = ({ token }: Guest): Field => ['token', token]
const guestOf = ({ guest_id }: Guest): Field => ['guest_id', guest_id]

const open = (...fields: Field[]) => sendForm(api, calls.openDispute, { fields: [...problem, ...fields] })
const report = (of: Guest) => open(orderOf(of), guestOf(of), photo, photo)
const write = (id: number, ...fields: Field[]) =>
  sendForm(api, calls.sendDisputeMessage, { id, fields: [['message', 'Look.'], ...fields] })
const look = (id: number, photo_id: number, query: object) =>
  api.call(calls.getDisputePhoto, { params: { id, photo_id }, query })

const stored = async () => [
  (await api.photoFiles()).length,
  (await api.db.selectFrom('dispute_photos').select('id').execute()).length,
]
/** Forms of guests of which files were received. */
async function received(): Promise<number> {
  const rows = await api.db.selectFrom('limit_windows').select('hits').where('key', 'like', 'uploads:%').execute()
  return rows.reduce((sum, { hits }) => sum + Number(hits), 0)
}

// DISPUTE-10
test('a guest reports with photos and sends more, by either credential, and both sides see them', async () => {
  const { status, data } = await report(guest)
  expect([status, data.messages[0]?.photos.length]).toEqual([201, 2])
  const sent = await write(data.id, tokenOf(guest), photo)
  expect([sent.status, sent.data.messages.map(({ photos }) => photos.length)]).toEqual([200, [2, 1]])
  const [shown] = sent.data.messages[1]?.photos ?? []
  for (const query of [{ guest_id: guest.guest_id }, { token: guest.token }])
    expect((await look(data.id, shown?.id ?? 0, query)).status).toBe(200)
  const input = { params: { id: data.id, photo_id: shown?.id ?? 0 }, query: {} }
  expect((await api.call(calls.getDisputePhoto, input, fixture.seller.token)).status).toBe(200)
  expect((await api.call(calls.getDisputePhoto, input, fixture.stranger)).status).toBe(404)
})

// DISPUTE-10, LIMIT-6
describe('photos of a guest are not received', () => {
  test.each<[string, number, () => Field[]]>([
    ['without credentials', 401, () => [orderOf(guest)]],
    ['for the order of another guest', 404, () => [orderOf(other), guestOf(guest)]],
    ['with the link of another order', 404, () => [orderOf(other), tokenOf(guest)]],
    ['with the id of nobody', 404, () => [orderOf(guest), ['guest_id', randomUUID()]]],
    ['with two ids', 401, () => [orderOf(guest), guestOf(guest), guestOf(other)]],
    ['with two orders', 401, () => [orderOf(guest), orderOf(other), guestOf(guest)]],
    ['without an order', 404, () => [guestOf(guest)]],
  ])('in a report %s', async (_how, status, fields) => {
    const before = [await received(), await stored()]
    expect((await open(...fields(), photo)).status).toBe(status)
    expect([await received(), await stored()]).toEqual(before)
  })

  test('before the credentials', async () => {
    const before = [await received(), await stored()]
    expect((await open(photo, orderOf(guest), guestOf(guest))).status).toBe(401)
    expect([await received(), await stored()]).toEqual(before)
  })

  test('in the order of an account', async () => {
    const { id } = await fixture.order()
    const before = await received()
    expect((await open(['order_id', id], guestOf(guest), photo)).status).toBe(404)
    expect(await received()).toBe(before)
  })

  test('in a message of another guest’s problem, nor once the own one is resolved', async () => {
    const { id } = (await report(other)).data
    const own = (await report(guest)).data.id
    await api.call(calls.resolveDispute, { params: { id: own }, body: { token: guest.token } })
    const before = [await received(), await stored()]
    expect((await write(id, guestOf(guest), photo)).status).toBe(404)
    expect((await write(id, tokenOf(guest), photo)).status).toBe(404)
    expect((await write(id, photo)).status).toBe(401)
    expect((await write(own, tokenOf(guest), photo)).status).toBe(409)
    expect([await received(), await stored()]).toEqual(before)
  })
})

// DISPUTE-10
describe('nothing of a guest is stored', () => {
  test('if another order or id follows the photos', async () => {
    const before = await stored()
    expect((await open(orderOf(guest), guestOf(guest), photo, orderOf(other))).status).toBe(422)
    expect((await open(orderOf(guest), guestOf(guest), photo, guestOf(other))).status).toBe(422)
    expect(await stored()).toEqual(before)
    expect((await report(other)).status).toBe(201)
  })

  test('of too many, mislabelled or too large photos', async () => {
    const { id } = (await report(guest)).data
    const before = await stored()
    const lie = fileOf(await drawPhoto(50, 50).png().toBuffer(), 'a.jpg', 'image/jpeg')
    const text = fileOf(Buffer.from('a torn seam'), 'a.txt', 'text/plain')
    const huge = fileOf(Buffer.alloc(MAX_FILE_BYTES + 1), 'huge.jpg', 'image/jpeg')
    const send = (...files: Field[]) => write(id, tokenOf(guest), ...files)
    expect((await send(...Array.from({ length: 9 }, () => photo))).failure.errors).toEqual({
      photos: ['You can only upload up to 8 photos.'],
    })
    for (const file of [lie, text]) expect((await send(photo, ['photos[]', file])).status).toBe(422)
    expect((await send(['photos[]', huge])).status).toBe(413)
    expect(await stored()).toEqual(before)
  })

  test('after the uploads of an hour from one IP', async () => {
    const before = await stored()
    await api.db.updateTable('limit_windows').set({ hits: 1_000 }).where('key', 'like', 'uploads:%').execute()
    expect((await report(guest)).status).toBe(429)
    expect(await stored()).toEqual(before)
    await api.db.deleteFrom('limit_windows').where('key', 'like', 'uploads:%').execute()
  })
})

// DISPUTE-3, DISPUTE-10
test('a guest sees no photo of another problem', async () => {
  const own = (await report(guest)).data
  const others = (await report(other)).data
  const photoId = others.messages[0]?.photos[0]?.id ?? 0
  for (const query of [{ guest_id: guest.guest_id }, { token: guest.token }]) {
    expect((await look(others.id, photoId, query)).status).toBe(404)
    expect((await look(own.id, photoId, query)).status).toBe(404)
  }
  expect((await look(others.id, photoId, { guest_id: other.guest_id })).status).toBe(200)
})
