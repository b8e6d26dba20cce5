import { expect, test } from '../../fixtures/shop-test.ts'

const MB = 1_000_000

test('returns 413 with the limit for a body that is too large, whatever its type and size', async ({ request }) => {
  const responses: string[] = []
  for (const size of [0.4 * MB, MB, 5 * MB]) {
    const text = 'a'.repeat(size)
    for (const options of [{ data: { login: text } }, { form: { login: text } }, { multipart: { login: text } }]) {
      for (let attempt = 0; attempt < 3; attempt++) {
        const response = await request.post('/api/v1/auth/verify', options)
        responses.push(`${response.status()} ${(await response.json()).message}`)
      }
    }
  }
  expect(new Set(responses)).toEqual(new Set(['413 This is too large to send. At most 200 KB can be sent at once.']))
})
