import { afterEach, expect, it, vi } from 'vitest'

type Exports = Record<string, unknown>
type Factory = () => Exports

const REACT = { shareKey: 'react' }

/** The parts of a unit's `__webpack_require__` that the tests use. */
interface Unit {
  S: Record<string, Record<string, Record<string, { get: () => Promise<Factory> }>>>
  I: (scope: string) => void
  f: { consumes: (chunk: string, promises: Promise<void>[]) => void }
  initContainer: (scope: object) => void
  getContainer: (path: string) => Promise<Factory>
  /** Requires a module that was defined. */
  requireModule: (id: string) => Exports
}

/** Evaluates the runtime in a unit with this generated data. */
async function startUnit(data: object): Promise<Unit> {
  const factories: Record<string, (module: { exports: Exports }) => void> = {}
  const unit = {
    m: factories,
    c: {},
    f: {},
    S: {},
    ...data,
    requireModule(id: string) {
      const module = { exports: {} }
      factories[id]?.(module)
      return module.exports
    },
  }
  vi.stubGlobal('__webpack_require__', unit)
  vi.resetModules()
  await import('./container-runtime.ts')
  return unit as unknown as Unit
}

const startShell = (factory: () => Promise<Factory>) =>
  startUnit({
    initializeSharingData: {
      scopeToSharingDataMapping: {
        default: [{ name: 'react', version: '19.2.9', requiredVersion: '^19.0.0', factory }],
      },
    },
  })

const startRemote = (needed: object = REACT) =>
  startUnit({
    consumesLoadingData: { chunkMapping: { remote: ['7'] }, moduleIdToConsumeDataMapping: { 7: needed } },
    initializeExposesData: { moduleMap: { './remote': async () => () => ({ remote: 'storefront' }) } },
  })

async function load(unit: Unit, chunk: string): Promise<void> {
  const promises: Promise<void>[] = []
  unit.f.consumes(chunk, promises)
  await Promise.all(promises)
}

afterEach(() => vi.unstubAllGlobals())

it('gives a remote the modules of the shell, each loaded once', async () => {
  const react = { version: '19.2.9' }
  const factory = vi.fn(async () => () => react)
  const shell = await startShell(factory)
  shell.I('default')
  shell.I('default')
  const remote = await startRemote()
  remote.initContainer(shell.S.default as object)
  await Promise.all([load(remote, 'remote'), load(remote, 'remote')])
  expect(remote.requireModule('7')).toBe(react)
  expect(factory).toHaveBeenCalledTimes(1)
})

it('loads the copy of the unit itself if nothing is shared yet', async () => {
  const shell = await startRemote({ ...REACT, fallback: async () => () => ({ own: true }) })
  await load(shell, 'remote')
  expect(shell.requireModule('7')).toEqual({ own: true })
})

it('throws where a module is used that did not load, and loads it again next time', async () => {
  const factory = vi.fn(async () => () => ({ loaded: true }) as Exports)
  factory.mockRejectedValueOnce(new Error('offline'))
  const shell = await startShell(factory)
  shell.I('default')
  const remote = await startRemote()
  remote.initContainer(shell.S.default as object)
  await load(remote, 'remote')
  expect(() => remote.requireModule('7')).toThrow('offline')
  await load(remote, 'remote')
  expect(remote.requireModule('7')).toEqual({ loaded: true })
})

it('names the module that the shell does not offer', async () => {
  const remote = await startRemote()
  remote.initContainer({})
  await load(remote, 'remote')
  expect(() => remote.requireModule('7')).toThrow('The shell does not offer react.')
})

it('exposes the modules of its container and no other', async () => {
  const remote = await startRemote()
  expect((await remote.getContainer('./remote'))()).toEqual({ remote: 'storefront' })
  await expect(remote.getContainer('./other')).rejects.toThrow('./other')
})

it('ignores chunks without shared modules', async () => {
  const remote = await startRemote()
  await expect(load(remote, 'other')).resolves.toBeUndefined()
})
