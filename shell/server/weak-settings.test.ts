import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { findWeakSettings } from './weak-settings.ts'

const safe = { publicOrigin: 'https://shop.example', apiOrigin: 'http://127.0.0.1:4000', host: '127.0.0.1' }

it('finds nothing in the settings of a machine behind a proxy', () => {
  expect(findWeakSettings(safe, ['shell.public.pem'])).toEqual([])
  expect(findWeakSettings({ ...safe, publicOrigin: 'http://localhost:3000', host: '::1' })).toEqual([])
})

// DEMO-4
describe('a weak setting of the document server', () => {
  it.each([
    ['PUBLIC_URL', true, { publicOrigin: 'http://shop.example' }, []],
    ['API_ORIGIN', false, { apiOrigin: 'http://10.0.0.7:4000' }, []],
    ['HOST', false, { host: '0.0.0.0' }, []],
    ['RELEASE_KEYS_DIR', false, {}, ['shell.public.pem', 'shell.pem']],
  ])('%s is found', (setting, isDangerous, change, keyFiles) => {
    expect(findWeakSettings({ ...safe, ...change }, keyFiles)).toMatchObject([{ setting, isDangerous }])
  })
})

it('a dangerous setting prevents the start', () => {
  expect(() => readEnv({ PUBLIC_URL: 'http://shop.example' })).toThrow('PUBLIC_URL is not encrypted')
})
