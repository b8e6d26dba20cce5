import { globalNameOf } from '@closyyy/releases/release-paths'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadUnit } from './load-unit.ts'

const id = '0123456789ab'
const globalName = globalNameOf('auth', id)
const remote = { name: 'auth', routes: [], fragments: {}, catalogues: {} }
const scope = { react: {} }
const container = { init: vi.fn(), get: vi.fn(async () => () => ({ remote }) as object) }
const shareModules = vi.fn()

const release = (file: string) => ({ id, entry: `/releases/auth/${id}/${file}` })

beforeEach(() => {
  vi.stubGlobal('__webpack_init_sharing__', shareModules)
  vi.stubGlobal('__webpack_share_scopes__', { default: scope })
  const loadScript = async () => void Reflect.set(window, globalName, container)
  window.releaseLoader = { addTable: vi.fn(), loadScript, readTables: vi.fn() }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  for (const name of [globalName, 'releaseLoader', '_FEDERATION_RUNTIME_CORE']) Reflect.deleteProperty(window, name)
})

test('gives the container the shared modules and returns its remote', async () => {
  await expect(loadUnit('auth', release('container.js'))).resolves.toBe(remote)
  expect(shareModules).toHaveBeenCalledWith('default')
  expect(container.init).toHaveBeenCalledWith(scope)
  expect(Reflect.get(window, '_FEDERATION_RUNTIME_CORE')).toBeUndefined()
})

test('provides the federation runtime before the entry of an older release runs', async () => {
  const seen: unknown[] = []
  window.releaseLoader.loadScript = async () => {
    seen.push(Reflect.get(window, '_FEDERATION_RUNTIME_CORE'))
    Reflect.set(window, globalName, container)
  }
  await loadUnit('auth', release('remoteEntry.js'))
  expect(seen).toEqual([expect.objectContaining({ ModuleFederation: expect.any(Function) })])
})

test('rejects a container without a remote', async () => {
  container.get.mockResolvedValueOnce(() => ({}))
  await expect(loadUnit('auth', release('container.js'))).rejects.toThrow('exposes no remote')
})
