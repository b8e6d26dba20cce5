import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { abuseGuards } from './abuse-guards.ts'
import { cashGuards } from './cash-guards.ts'
import { changeGuards } from './change-guards.ts'
import { guards } from './guards.ts'
import { passkeyGuards } from './passkey-guards.ts'
import { safetyGuards } from './safety-guards.ts'

const api = join(import.meta.dirname, '..')

test.each([...guards, ...changeGuards, ...cashGuards, ...passkeyGuards, ...safetyGuards, ...abuseGuards])(
  'finds the guard "$name" once in its file, and the file of its tests',
  ({ file, guard, tests }) => {
    expect(readFileSync(join(api, file), 'utf8').split(guard)).toHaveLength(2)
    expect(existsSync(join(api, tests))).toBe(true)
  },
)
