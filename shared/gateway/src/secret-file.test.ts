import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSecretFile } from './secret-file.ts'

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('creates one secret for all processes that start together, and keeps it', async () => {
  const folder = await openFolder()
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecretFile(join(folder, 'data'), 'secret')))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(await readSecretFile(join(folder, 'data'), 'secret')).toBe(secrets[0])
  expect(await readdir(join(folder, 'data'))).toEqual(['secret'])
  expect((await stat(join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600)
})

test('rejects an empty file', async () => {
  const folder = await openFolder()
  await writeFile(join(folder, 'secret'), '')
  await expect(readSecretFile(folder, 'secret')).rejects.toThrow('is empty')
})
