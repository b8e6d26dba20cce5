import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../time.ts'
import { openPhotoFolder } from './photo-files.ts'
import { openPhotoStore } from './photo-store.ts'

const KEY = 'abcdef0123456789'
const NAME = `${KEY}-320.webp`
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200"><circle r="300" fill="teal"/></svg>'

let folder: string
let part: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-photos-'))
  part = join(folder, KEY.slice(0, 2))
  await mkdir(part)
})
afterEach(() => rm(folder, { recursive: true }))

// PHOTO-8
test('a file that cannot be written leaves no temporary file', async () => {
  await mkdir(join(part, NAME))
  await expect(openPhotoFolder(folder).write(NAME, Buffer.from('a'))).rejects.toThrow()
  expect(await readdir(part)).toEqual([NAME])
})

// PHOTO-8
test('the deletion of a photo deletes temporary files that a killed process left, but none that is being written', async () => {
  const [abandoned, written] = [`${NAME}.one`, `${NAME}.other`]
  for (const name of [NAME, abandoned, written]) await writeFile(join(part, name), 'a')
  const yesterday = new Date(Date.now() - DAY_MS)
  await utimes(join(part, abandoned), yesterday, yesterday)
  await openPhotoStore({ folder, draw: async () => undefined }).remove([KEY])
  expect(await readdir(part)).toEqual([written])
})

// PHOTO-8
test('an empty file is rendered again', async () => {
  await writeFile(join(part, NAME), '')
  const photo = await openPhotoStore({ folder, draw: async () => drawing }).read(KEY, 320)
  expect(photo?.length).toBeGreaterThan(0)
})
