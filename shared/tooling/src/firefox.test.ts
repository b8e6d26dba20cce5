import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findFirefox } from './firefox.ts'

const folder = mkdtempSync(join(tmpdir(), 'closyyy-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function browser(name: string, code = 0): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`)
  chmodSync(path, 0o755)
  return path
}

it('takes the browser that FIREFOX_PATH names', () => {
  const path = browser('my-firefox')
  expect(findFirefox({ variables: { FIREFOX_PATH: path } })).toBe(path)
})

it('prefers the release with long support, and passes over one that does not start', () => {
  const search = { variables: { PATH: folder }, usual: [] }
  const firefox = browser('firefox')
  browser('firefox-esr', 1)
  expect(findFirefox(search)).toBe(firefox)
  const extended = browser('firefox-esr')
  expect(findFirefox(search)).toBe(extended)
})

it('says what to do if there is none', () => {
  expect(() => findFirefox({ variables: {}, usual: [] })).toThrow('FIREFOX_PATH')
})
