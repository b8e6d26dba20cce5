import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerLanguage } from './language-route.ts'

async function choose(locale: string, referer?: string) {
  const app = fastify()
  registerLanguage(app)
  const headers = { host: 'shop.pk', ...(referer && { referer }) }
  const { statusCode, headers: answer } = await app.inject({ url: `/language/${locale}`, headers })
  return { statusCode, to: answer.location, cookie: answer['set-cookie'] }
}

test('the chosen language is kept and the page where it was chosen opens again', async () => {
  expect(await choose('ur', 'http://shop.pk/listing/women?size=small')).toEqual({
    statusCode: 303,
    to: '/listing/women?size=small',
    cookie: 'locale=ur; Path=/; Max-Age=31536000; SameSite=Lax',
  })
})

test.each([
  ['of another site', 'http://evil.example/listing'],
  ['that is none', 'not an address'],
  ['that leads away', 'http://shop.pk//evil.example'],
  ['that was not sent', undefined],
])('a page %s leads home', async (_, referer) => {
  expect((await choose('en', referer)).to).toBe('/')
})

test('a language that the shop does not speak is not kept', async () => {
  expect(await choose('fr')).toEqual({ statusCode: 303, to: '/', cookie: undefined })
})
