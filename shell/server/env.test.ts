import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const [key, token] = ['key-of-the-purge-port', 'token-of-the-service']

it('reads the settings of one edge cache', () => {
  expect(readEnv({}).edge).toBeUndefined()
  expect(readEnv({ EDGE_PURGE_URL: 'http://127.0.0.1:6082/', EDGE_PURGE_KEY: key }).edge).toEqual({
    type: 'varnish',
    url: 'http://127.0.0.1:6082/',
    key,
  })
  expect(readEnv({ EDGE_FASTLY_SERVICE: 'shop', EDGE_FASTLY_TOKEN: token }).edge).toMatchObject({
    type: 'fastly',
    apiOrigin: 'https://api.fastly.com',
  })
})

it.each([
  [{ EDGE_PURGE_URL: 'http://127.0.0.1:6082/' }, 'EDGE_PURGE_URL and EDGE_PURGE_KEY need each other.'],
  [{ EDGE_FASTLY_TOKEN: token }, 'EDGE_FASTLY_SERVICE and EDGE_FASTLY_TOKEN need each other.'],
  [
    {
      EDGE_PURGE_URL: 'http://127.0.0.1:6082/',
      EDGE_PURGE_KEY: key,
      EDGE_FASTLY_SERVICE: 'shop',
      EDGE_FASTLY_TOKEN: token,
    },
    'exclude each other',
  ],
  [{ EDGE_PURGE_URL: 'http://127.0.0.1:6082/', EDGE_PURGE_KEY: 'short' }, 'EDGE_PURGE_KEY is not valid.'],
])('rejects incomplete settings of an edge cache: %j', (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message)
})

// DEMO-4
describe('the public origin', () => {
  it('is required in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('PUBLIC_URL is required in production.')
    expect(readEnv({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example/' }).publicOrigin).toBe(
      'https://shop.example',
    )
    expect(readEnv({ PORT: '3400' }).publicOrigin).toBe('http://localhost:3400')
  })

  it.each(['https://shop.example/path', 'https://shop.example/?a', 'ftp://shop.example', 'shop.example'])(
    'is rejected as %s',
    url => {
      expect(() => readEnv({ PUBLIC_URL: url })).toThrow('PUBLIC_URL is not valid')
    },
  )
})
