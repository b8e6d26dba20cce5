import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { registerSecurityTxt } from './security-txt-route.ts'

afterEach(() => vi.useRealTimers())

it('serves contact and canonical URL, with an expiry that is never past', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const app = fastify()
  registerSecurityTxt(app, { publicOrigin: 'https://shop.example' })
  for (const now of ['2026-01-01T00:00:00Z', '2031-05-06T23:59:59Z']) {
    vi.setSystemTime(now)
    const { body, headers } = await app.inject('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Contact: mailto:\S+@\S+$/),
        'Canonical: https://shop.example/.well-known/security.txt',
      ]),
    )
    const expires = /^Expires: (\S+)$/m.exec(body)?.[1] ?? ''
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(178)
    expect(days).toBeLessThanOrEqual(365)
  }
  await app.close()
})
