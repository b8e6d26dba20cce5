import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerLanguage } from './language-route.ts'

async function choose(locale: string, referer?: string, publicOrigin = 'http://shop.pk') {
  const app = fastify()
  registerLanguage(app, { publicOrigin })
  const headers = { host: 'shop.pk', ...(referer && { referer }) }
  const { statusCode, headers: received } = await app.inject({ url: `/language/${locale}`, headers })
  return { statusCode, to: received.location, cookie: received['set-cookie'] }
}

test('stores the chosen language and redirects to the page where it was chosen', async () => {
  expect(await choose('ur', 'http://shop.pk/listing/women?size=small')).toEqual({
    statusCode: 303,
    to: '/listing/women?size=small',
    cookie: 'locale=ur; Path=/; Max-Age=31536000; SameSite=Lax',
  })
})

test.each([
  ['of another site', 'http://evil.example/listing'],
  ['not a URL', 'not a url'],
  ['a path that browsers read as a host', 'http://shop.pk//evil.example'],
  ['missing', undefined],
])('redirects to the home page if the referrer is %s', async (_, referer) => {
  expect((await choose('en', referer)).to).toBe('/')
})

test('keeps the language from connections without TLS if the shop has it', async () => {
  expect((await choose('ur', undefined, 'https://shop.pk')).cookie).toMatch(/; SameSite=Lax; Secure$/)
})

test('ignores an unsupported language', async () => {
  expect(await choose('fr')).toEqual({ statusCode: 303, to: '/', cookie: undefined })
})
