// Client side of module federation in every unit: shared modules, and the container that a remote's entry exports. Takes the
// place of the runtime of `@module-federation`, of which the shop uses a tenth (docs/decisions/039-own-federation-runtime.md).

/** Returns the exports of a module. */
type Factory = () => unknown

/** A shared module in the share scope, as the containers of both runtimes read it. */
interface SharedModule {
  version: string
  get: () => Promise<Factory>
  from: string
  scope: string[]
  shareConfig: { singleton: boolean; requiredVersion: string }
  useIn: string[]
  deps: string[]
  strategy: 'loaded-first'
}

/** Shared modules by name and version. */
type ShareScope = Record<string, Record<string, SharedModule>>

/** A module that the unit offers to others. */
interface OfferedModule {
  name: string
  version: string
  requiredVersion: string
  factory: () => Promise<Factory>
}

/** A shared module that the unit needs. */
interface NeededModule {
  shareKey: string
  /** Loads the unit's own copy; only the shell has one. */
  fallback?: () => Promise<Factory>
}

/** The parts of `__webpack_require__` that the bundler leaves to the federation runtime, and the data it generates for it. */
interface BundlerRequire {
  /** Module factories by id. */
  m: Record<string, (module: { exports: unknown }) => void>
  /** Evaluated modules by id. */
  c: Record<string, unknown>
  /** What loading a chunk includes. */
  f: { consumes?: (chunkId: string, promises: Promise<void>[]) => void }
  /** Share scopes by name. */
  S: Record<string, ShareScope>
  /** Fills a share scope with the modules that the unit offers. */
  I: (name: string) => void
  initContainer: (scope: ShareScope) => void
  getContainer: (path: string) => Promise<Factory>
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, OfferedModule[]> }
  consumesLoadingData?: {
    chunkMapping: Record<string, string[]>
    moduleIdToConsumeDataMapping: Record<string, NeededModule>
  }
  initializeExposesData?: { moduleMap: Record<string, () => Promise<Factory>> }
}

declare const __webpack_require__: BundlerRequire

export {}

const SCOPE = 'default'
const bundler = __webpack_require__
const { initializeSharingData: offered, consumesLoadingData: needed, initializeExposesData: exposed } = bundler
/** Modules that are loading or loaded, by id. */
const loads: Record<string, Promise<void>> = {}

function fillScope(name: string): void {
  if (bundler.S[name]) return
  const scope: ShareScope = {}
  for (const { name: key, version, requiredVersion, factory } of offered?.scopeToSharingDataMapping[name] ?? [])
    scope[key] = {
      [version]: {
        version,
        get: factory,
        from: 'shell',
        scope: [name],
        shareConfig: { singleton: true, requiredVersion },
        useIn: [],
        deps: [],
        strategy: 'loaded-first',
      },
    }
  bundler.S[name] = scope
}

/** Loads a shared module. The shell offers one version of each; promotions compare what is offered and needed. */
async function loadShared({ shareKey, fallback }: NeededModule): Promise<Factory> {
  const [shared] = Object.values(bundler.S[SCOPE]?.[shareKey] ?? {})
  const load = shared?.get ?? fallback
  if (!load) throw new Error(`The shell does not offer ${shareKey}.`)
  return load()
}

function loadModule(id: string): Promise<void> {
  const define = (factory: Factory) => {
    bundler.m[id] = module => {
      delete bundler.c[id]
      module.exports = factory()
    }
  }
  const known = loads[id]
  if (known) return known
  const load = loadShared(needed?.moduleIdToConsumeDataMapping[id] as NeededModule).then(define, error => {
    delete loads[id]
    define(() => {
      throw error
    })
  })
  loads[id] = load
  return load
}

bundler.I = fillScope
bundler.f.consumes = (chunkId, promises) => {
  for (const id of needed?.chunkMapping[chunkId] ?? []) promises.push(loadModule(id))
}
bundler.initContainer = scope => {
  bundler.S[SCOPE] = scope
}
bundler.getContainer = async path => {
  const load = exposed?.moduleMap[path]
  if (!load) throw new Error(`The container exposes no ${path}.`)
  return load()
}
