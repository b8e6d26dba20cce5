import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('rejects a folder in use with the pid of its owner, until it is unlocked', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`pid ${process.pid}`)
  unlock()
  const again = await lockFolder(folder)
  again()
  expect(await readdir(folder)).toEqual([])
})

test('replaces the lock of a dead process', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: child.pid, started: '1' }))
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`pid ${process.pid}`)
  unlock()
})

test.each([
  ['the lock of a process whose pid was reused', JSON.stringify({ pid: process.pid, started: 'long ago' })],
  ['a half-written lock', '{"pi'],
])('replaces %s', async (_, lock) => {
  await writeFile(join(folder, 'lock'), lock)
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`pid ${process.pid}`)
  unlock()
})

test('lets exactly one of many concurrent processes lock the folder', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  const winners = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  expect(winners).toHaveLength(1)
  winners[0]?.()
})
