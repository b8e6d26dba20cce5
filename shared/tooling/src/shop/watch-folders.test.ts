import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFolders } from './watch-folders.ts'

let folder: string
let watching: AbortController
let changed: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closyyy-watch-'))
  for (const inner of ['src', 'node_modules']) mkdirSync(join(folder, inner))
  writeFileSync(join(folder, 'src/page.ts'), '0')
  watching = new AbortController()
  changed = []
  watchFolders([folder], path => changed.push(path.slice(folder.length + 1)), watching.signal)
})
afterEach(() => {
  watching.abort()
  rmSync(folder, { recursive: true })
})

async function expectChange(path: string, change: () => void): Promise<void> {
  changed = []
  change()
  await expect.poll(() => changed).toContain(path)
}

it('reports every save of a file that an editor replaces', async () => {
  for (const text of ['1', '2', '3']) {
    await expectChange('src/page.ts', () => {
      writeFileSync(join(folder, 'src/.page.ts.new'), text)
      renameSync(join(folder, 'src/.page.ts.new'), join(folder, 'src/page.ts'))
    })
  }
  await expectChange('src/page.ts', () => writeFileSync(join(folder, 'src/page.ts'), '4'))
})

it('reports files of new folders, and a folder that was removed and recreated', async () => {
  for (const _ of [1, 2]) {
    await expectChange('src/offers', () => mkdirSync(join(folder, 'src/offers')))
    await expectChange('src/offers/offers.ts', () => writeFileSync(join(folder, 'src/offers/offers.ts'), ''))
    await expectChange('src/offers', () => rmSync(join(folder, 'src/offers'), { recursive: true }))
  }
})

it('ignores installed packages and temporary files of editors', async () => {
  writeFileSync(join(folder, 'node_modules/package.json'), '')
  writeFileSync(join(folder, 'src/.page.ts.swp'), '')
  writeFileSync(join(folder, 'src/page.ts~'), '')
  await vi.waitFor(() => {
    writeFileSync(join(folder, 'src/last.ts'), '')
    expect(changed).toContain('src/last.ts')
  })
  expect(new Set(changed)).toEqual(new Set(['src/last.ts']))
})
