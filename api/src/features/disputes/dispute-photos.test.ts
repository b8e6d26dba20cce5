import { randomUUID } from 'node:crypto'
import * as calls from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { MAX_FILE_BYTES } from '@closyyy/contract/photos'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { sendForm } from '../../../test/forms.ts'
import { drawPhoto, fileOf, jpegFile } from '../../../test/photo-files.ts'
import { sweepPhotos } from '../photos/photo-jobs.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>
let api: (typeof fixture)['api']
let buyer: (typeof fixture)['buyer']
let seller: (typeof fixture)['seller']
let jpeg: File

beforeAll(async () => {
  fixture = await openDisputeFixture()
  api = fixture.api
  jpeg = await jpegFile('seam.jpg')
})
beforeEach(async () => {
  await fixture.meetNewPeople()
  ;({ buyer, seller } = fixture)
})
afterAll(() => api.close())

type Field = [string, string | number | File]
const photos = (count: number): Field[] => Array.from({ length: count }, () => ['photos[]', jpeg])
const report = async (files: Field[], who = buyer.token) => {
  const { id } = await fixture.order()
  const fields: Field[] = [['order_id', id], ['reason', 'damaged'], ['message', 'A torn seam.'], ...files]
  return sendForm(api, calls.openDispute, { fields }, who)
}
const write = (id: number, files: Field[], who = seller.token) =>
  sendForm(api, calls.sendDisputeMessage, { id, fields: [['message', 'It was whole.'], ...files] }, who)
const look = (id: number, photo_id: number, who?: string, query: object = {}) =>
  api.call(calls.getDisputePhoto, { params: { id, photo_id }, query }, who)
const photoOf = ({ messages }: DisputeThread, message = 0) => messages[message]?.photos[0]?.id ?? 0
const keys = () => api.db.selectFrom('dispute_photos').select('key').orderBy('id').execute()

describe('photos of a dispute', () => {
  test('are added by the report and by messages, in their order', async () => {
    const { status, data } = await report(photos(2))
    expect([status, data.messages[0]?.photos.length]).toEqual([201, 2])
    expect(data.messages[0]?.photos[0]).toMatchObject({ width: 400, height: 500 })
    const written = (await write(data.id, photos(1))).data
    expect(written.messages.map(({ photos: own }) => own.length)).toEqual([2, 1])
    expect((await write(data.id, [])).data.messages.at(-1)?.photos).toEqual([])
  })

  // DISPUTE-3
  test('are visible to the two sides and admins only', async () => {
    const { data } = await report(photos(1))
    const photo = photoOf(data)
    const other = (await report(photos(1))).data
    for (const who of [buyer.token, seller.token, fixture.admin]) {
      const { image } = (await look(data.id, photo, who, { width: 320 })).data
      const { format, width } = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).metadata()
      expect([image.slice(0, 23), format, width]).toEqual(['data:image/webp;base64,', 'webp', 320])
    }
    expect((await look(data.id, photo)).status).toBe(401)
    expect((await look(data.id, photo, fixture.stranger)).status).toBe(404)
    expect((await look(data.id, photo, undefined, { guest_id: randomUUID() })).status).toBe(404)
    expect((await look(data.id, photoOf(other), buyer.token)).status).toBe(404)
    expect((await look(data.id, photo, buyer.token, { width: 500 })).status).toBe(422)
  })

  // DISPUTE-3
  test('have no public URL in any response', async () => {
    const { data } = await report(photos(1))
    const { body } = await api.app.inject({
      url: `/api/v1/disputes/${data.id}`,
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    for (const { key } of await keys()) expect(body).not.toContain(key)
  })

  test('are visible to a guest by the token of their order', async () => {
    const { id, token } = await fixture.guestOrder()
    const fields: Field[] = [
      ['order_id', id],
      ['reason', 'damaged'],
      ['message', 'Torn.'],
      ['token', token],
    ]
    const { status, data } = await sendForm(api, calls.openDispute, { fields: [...fields, ...photos(1)] })
    expect(status).toBe(201)
    expect((await look(data.id, photoOf(data), undefined, { token })).status).toBe(200)
    expect((await look(data.id, photoOf(data), undefined, { token: randomUUID() })).status).toBe(404)
  })

  test('are rejected by type, number and size, and nothing of the message is stored', async () => {
    const { id } = (await report([])).data
    const [before, count] = [await api.photoFiles(), (await keys()).length]
    const lie = fileOf(await drawPhoto(50, 50).png().toBuffer(), 'a.jpg', 'image/jpeg')
    const lied = await write(id, [...photos(1), ['photos[]', lie]])
    expect([lied.status, lied.failure.errors]).toEqual([
      422,
      { 'photos.1': ['The contents of a.jpg don’t match its file type. Please choose another photo.'] },
    ])
    expect((await write(id, photos(9))).failure.errors).toEqual({ photos: ['You can only upload up to 8 photos.'] })
    const huge = fileOf(Buffer.alloc(MAX_FILE_BYTES + 1), 'huge.jpg', 'image/jpeg')
    expect((await write(id, [['photos[]', huge]])).status).toBe(413)
    expect((await write(id, photos(1), fixture.stranger)).status).toBe(404)
    await fixture.resolve(id, buyer.token)
    expect((await write(id, photos(1))).status).toBe(409)
    expect([await api.photoFiles(), (await keys()).length]).toEqual([before, count])
  })

  test('are not deleted by the sweep while their message exists', async () => {
    await report(photos(1))
    const all = (await keys()).map(({ key }) => key)
    const removed: string[] = []
    const store = {
      async *listOlder() {
        yield [...all, 'nobodys0']
      },
      remove: async (gone: readonly string[]) => void removed.push(...gone),
    }
    expect(await sweepPhotos(api.db, store as never)).toBe(1)
    expect(removed).toEqual(['nobodys0'])
  })
})
