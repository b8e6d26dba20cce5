import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createVisitorLimits } from './visitor-limits.ts'

async function open() {
  const app = fastify()
  onTestFinished(() => app.close())
  const limits = await createVisitorLimits(app, { documentsPerMinute: 20, rendersPerMinute: 5 })
  app.get('/cached', async (request, reply) => ((await limits.allow(request, reply)) ? 'page' : reply))
  app.get('/rendered', async (request, reply) => ((await limits.allowRender(request, reply)) ? 'page' : reply))
  const get = (url: string, remoteAddress: string, headers = {}) => app.inject({ url, remoteAddress, headers })
  async function countAllowed(url: string, times: number, ipOf: (index: number) => string): Promise<number> {
    let allowed = 0
    for (let index = 0; index < times; index++) if ((await get(url, ipOf(index))).statusCode === 200) allowed++
    return allowed
  }
  return { get, countAllowed }
}

// LIMIT-8, LIMIT-3
test('limits documents of an IP, fewer of those that are rendered, and others independently', async () => {
  const { countAllowed } = await open()
  expect(await countAllowed('/cached', 30, () => '203.0.113.7')).toBe(20)
  expect(await countAllowed('/rendered', 30, () => '203.0.113.7')).toBe(5)
  expect(await countAllowed('/rendered', 30, () => '203.0.113.8')).toBe(5)
  expect(await countAllowed('/rendered', 30, index => `2001:db8:1:2::${index}`)).toBe(5)
  expect(await countAllowed('/rendered', 80, index => `2001:db8:2:${index}::1`)).toBe(50)
})

test.each([
  ['en', 'ltr', 'Too many pages at once'],
  ['ur', 'rtl', 'ایک ساتھ بہت سے صفحے'],
])('sends a page in the language of the visitor: %s', async (locale, dir, heading) => {
  const { get, countAllowed } = await open()
  await countAllowed('/rendered', 5, () => '203.0.113.7')
  const { statusCode, headers, body } = await get('/rendered', '203.0.113.7', { cookie: `locale=${locale}` })
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  expect(body).toContain(`<html lang="${locale}" dir="${dir}">`)
  expect(body).toContain(`<h1>${heading}</h1>`)
})
