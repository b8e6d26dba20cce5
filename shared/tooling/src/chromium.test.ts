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

it('takes the headless shell before any other, and passes over a browser that does not start', () => {
  const search = { variables: { PATH: folder }, usual: [] }
  browser('chromium', 1)
  const chrome = browser('google-chrome')
  expect(findChromium(search)).toBe(chrome)
  const shell = browser('chromium-headless-shell')
  expect(findChromium(search)).toBe(shell)
  browser('chromium-headless-shell', 1)
  expect(findChromium(search)).toBe(chrome)
})

it('uses what the test runner has downloaded, else says what to do', () => {
  const downloaded = browser('downloaded')
  expect(findChromium({ variables: {}, usual: [], downloaded })).toBe(downloaded)
  expect(() => findChromium({ variables: {}, usual: [] })).toThrow('CHROMIUM_PATH')
})
