import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { openTestApi } from '../../test/test-api.ts'

const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
const bodies = [
  'phone=%2B923451112223',
  '--x\r\ncontent-disposition: form-data; name="phone"\r\n\r\n+923451112223\r\n--x--',
]

// LIMIT-5
attack("another website's form has its visitors request text messages", '200, one text message each', async () => {
  const api = await openTestApi()
  try {
    const statuses = []
    for (const [index, type] of types.entries()) {
      const headers = { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      const sent = { method: 'POST', url: '/api/v1/auth/verify', headers, payload: bodies[index] ?? '' } as const
      statuses.push((await api.app.inject(sent)).statusCode)
    }
    expect(statuses).toEqual([403, 403])
    expect(await api.db.selectFrom('outbox').select('id').execute()).toEqual([])
    return '403, no text message'
  } finally {
    await api.close()
  }
})
