// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as breakpoints from './breakpoints.ts'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

test.each(Object.entries(breakpoints))('is documented among the tokens: %s', (name, query) => {
  const documented = new RegExp(`^ \\*   ${name.replace('_SCREEN', '').toLowerCase()} .*@media (.+)$`, 'm').exec(
    tokens,
  )?.[1]
  expect(query).toBe(documented)
})
