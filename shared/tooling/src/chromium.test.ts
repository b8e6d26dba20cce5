import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'closyyy-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function browser(name: string, code = 0): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`)
  chmodSync(path, 0o755)
  return path
}

it('takes the browser that CHROMIUM_PATH names', () => {
  const path = browser('my-browser')
  expect(findChromium({ variables: { CHROMIUM_PATH: path } })).toBe(path)
})

it('says so where CHROMIUM_PATH names none that starts', () => {
  const path = browser('broken', 1)
  expect(() => findChromium({ variables: { CHROMIUM_PATH: path } })).toThrow(`CHROMIUM_PATH is ${path}`)
})

it('passes over a browser that does not start', () => {
  browser('chromium', 1)
  const working = browser('google-chrome')
  expect(findChromium({ variables: { PATH: folder }, usual: [] })).toBe(working)
})

it('uses what the test runner has downloaded, else installs, else says what to do', () => {
  const downloaded = browser('downloaded')
  expect(findChromium({ variables: {}, usual: [], downloaded })).toBe(downloaded)
  const later = join(folder, 'later')
  const install = () => browser('later') === later
  expect(findChromium({ variables: {}, usual: [], downloaded: later, install })).toBe(later)
  expect(() => findChromium({ variables: {}, usual: [], install: () => false })).toThrow('CHROMIUM_PATH')
})
