import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'
import { findFirefox } from './firefox.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closyyy-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Installs a program that exits with a code; returns its path. */
function install(name: string, code = 0): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`)
  chmodSync(path, 0o755)
  return path
}

describe.each([
  { find: findChromium, variable: 'CHROMIUM_PATH', preferred: 'chromium-headless-shell', other: 'google-chrome' },
  { find: findFirefox, variable: 'FIREFOX_PATH', preferred: 'firefox-esr', other: 'firefox' },
])('$variable', ({ find, variable, preferred, other }) => {
  it('selects the browser', () => {
    const path = install('my-browser')
    expect(find({ variables: { [variable]: path } })).toBe(path)
  })

  it('is rejected if its browser does not start', () => {
    const path = install('broken', 1)
    expect(() => find({ variables: { [variable]: path } })).toThrow(`${variable} is ${path}`)
  })

  it('defaults to an installed browser that starts, the preferred one first', () => {
    const search = { variables: { PATH: folder }, usual: [] }
    const fallback = install(other)
    expect(find(search)).toBe(fallback)
    const first = install(preferred)
    expect(find(search)).toBe(first)
    install(preferred, 1)
    expect(find(search)).toBe(fallback)
  })

  it('is named by the error if no browser is found', () => {
    expect(() => find({ variables: {}, usual: [] })).toThrow(variable)
  })
})

it("uses Playwright's Chromium if none is installed", () => {
  const downloaded = install('downloaded')
  expect(findChromium({ variables: {}, usual: [], downloaded })).toBe(downloaded)
})
