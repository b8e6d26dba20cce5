import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { jpegFile } from '../../../test/photo-files.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>
let api: (typeof fixture)['api']

beforeAll(async () => {
  fixture = await openDisputeFixture()
  api = fixture.api
  await fixture.meetNewPeople()
})
afterAll(() => api.close())

// DISPUTE-7
test('a message that is sent again with its key appears once, with its photos', async () => {
  const { buyer, seller } = fixture
  const { id } = (await fixture.raise((await fixture.order()).id, buyer.token)).data
  const send = async (message: string, key: string) => {
    const form = new FormData()
    form.append('message', message)
    form.append('photos[]', await jpegFile('seam.jpg'))
    return api.app.inject({
      method: 'POST',
      url: `/api/v1/disputes/${id}/messages`,
      payload: form,
      headers: { authorization: `Bearer ${seller.token}`, 'idempotency-key': key },
    })
  }
  const stored = async () => (await api.photoFiles()).length
  await send('It was whole.', 'first')
  const count = await stored()
  const both = await Promise.all([send('It was whole.', 'first'), send('It was whole.', 'first')])
  for (const repeated of both) expect([repeated.statusCode, repeated.json().data.messages.length]).toEqual([200, 2])
  expect(await stored()).toBe(count)
  expect((await send('Another one', 'first')).statusCode).toBe(422)
  expect((await send('It was whole.', 'second')).json().data.messages).toHaveLength(3)
})
