import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '@closyyy/tooling/env'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRevisionProblem, git, readPrevious } from './previous.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-history-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function commit(text: string): Promise<string> {
  await writeFile(join(folder, 'file.txt'), text)
  await git(folder, 'add', '.')
  await git(folder, '-c', 'user.name=Sara', '-c', 'user.email=sara@example.com', 'commit', '-m', text)
  return git(folder, 'rev-parse', 'HEAD')
}

test('records a previous revision that is in the history of this repository', async () => {
  const { revision } = await readPrevious()
  expect(revision).toMatch(/^[0-9a-f]{40}$/)
  expect(await findRevisionProblem(env.root, revision)).toBeUndefined()
})

test('rejects a revision that is unknown or on another branch', async () => {
  await git(folder, 'init')
  const first = await commit('one')
  const second = await commit('two')
  expect(await findRevisionProblem(folder, first)).toBeUndefined()
  await git(folder, 'checkout', first)
  expect(await findRevisionProblem(folder, second)).toContain('is not in the history')
  expect(await findRevisionProblem(folder, '0'.repeat(40))).toContain('is not in the history')
})

test('accepts any revision without a history to look it up in', async () => {
  expect(await findRevisionProblem(folder, '0'.repeat(40))).toBeUndefined()
})
