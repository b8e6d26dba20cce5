import { globalNameOf } from '@closyyy/releases/release-paths'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadEntry } from './load-entry.ts'

const release = { id: '0123456789ab', entry: '/releases/auth/0123456789ab/container.js', integrity: 'sha384-table' }
const globalName = globalNameOf('auth', release.id)

const addTable = vi.fn()
const loadScript = vi.fn()
beforeEach(() => {
  window.releaseLoader = { addTable, loadScript: loadScript.mockResolvedValue(undefined), readTables: vi.fn() }
})
afterEach(() => {
  Reflect.deleteProperty(window, globalName)
  Reflect.deleteProperty(window, 'releaseLoader')
  addTable.mockClear()
})

test('loads an entry script by the table of its release', async () => {
  Reflect.set(window, globalName, {})
  await loadEntry('auth', release)
  expect(addTable).toHaveBeenCalledWith('/releases/auth/0123456789ab/integrity.json', 'sha384-table')
  expect(loadScript).toHaveBeenCalledWith(release.entry)
})

test('fails if the script registers nothing, so that no other loader requests it', async () => {
  await expect(loadEntry('auth', release)).rejects.toThrow('does not register its remote')
})

test('fails if the script does not match its hash', async () => {
  loadScript.mockRejectedValueOnce(new Error('container.js could not be loaded.'))
  await expect(loadEntry('auth', release)).rejects.toThrow('could not be loaded')
})
