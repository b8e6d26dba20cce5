import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allGuards } from './all-guards.ts'

const api = join(import.meta.dirname, '..', '..')

test.each(allGuards)(
  'finds the guard "$name" once in its file, and the file of its tests',
  ({ file, guard, tests }) => {
    expect(readFileSync(join(api, file), 'utf8').split(guard)).toHaveLength(2)
    expect(existsSync(join(api, tests))).toBe(true)
  },
)
