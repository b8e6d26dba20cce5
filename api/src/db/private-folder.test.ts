import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { isReadableByOthers, makePrivateFolder } from './private-folder.ts'

let parent: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'closyyy-private-'))
})
afterAll(() => rm(parent, { recursive: true }))

const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777

test('closes a new and an existing folder to other users', async () => {
  const folder = join(parent, 'data')
  expect(await isReadableByOthers(folder)).toBe(false)
  await makePrivateFolder(folder)
  expect(await modeOf(folder)).toBe(0o700)
  await chmod(folder, 0o755)
  expect(await isReadableByOthers(folder)).toBe(true)
  await makePrivateFolder(folder)
  expect(await modeOf(folder)).toBe(0o700)
})

test('the lock of a data folder closes it', async () => {
  const folder = join(parent, 'locked')
  const unlock = await lockFolder(folder)
  expect(await modeOf(folder)).toBe(0o700)
  unlock()
})
