import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import type { I18n } from '@closyyy/i18n/text'
import type { BootUnit } from '@closyyy/platform/federation/boot'
import { offeredModules } from '@closyyy/platform/federation/offered-modules'
import type { RemoteDefinition } from '@closyyy/platform/federation/remote'
import { createStaticHandler, type StaticHandler } from '@closyyy/platform/navigation/router-server'
import type { RouteObject } from '@closyyy/platform/router'
import { evaluateBundle } from '@closyyy/releases/evaluate-bundle'
import type * as ShellBundle from '../../src/server-entry.ts'
import { type Bundle, bundleKey, plainError, type RenderTask } from './protocol.ts'
import { openTimerScope } from './render-timers.ts'

/** The remotes as the shell's tree reads them, and the texts of one language. */
export interface LoadedTexts {
  i18n: I18n
  remotes: ReturnType<typeof ShellBundle.createRemotes>
}

/** The releases of a render, with everything that is the same for each of their renders. */
export interface LoadedReleases {
  shell: typeof ShellBundle
  remotes: Record<string, RemoteDefinition>
  /** Flattens the routes of a remote's pages, or of the pages that no remote claims, at their first render. */
  pageRoutes: (unit: string | undefined) => StaticHandler
  frameRoutes: () => StaticHandler
  textsOf: (locale: Locale) => Promise<LoadedTexts>
}

export interface LoadedBundles {
  /** Reasons by key of the bundles that cannot be used. */
  failures: Record<string, string>
  /** @throws if the shell's release is absent */
  releasesOf: (task: Pick<RenderTask, 'releases' | 'without'>) => LoadedReleases
}

/** Evaluates each bundle once; `onEvaluate` is called before, because evaluating may never end. */
export function loadBundles(bundles: Bundle[], onEvaluate: (key: string) => void): LoadedBundles {
  const exportsOf = new Map<string, Record<string, unknown>>()
  const failures: Record<string, string> = {}
  const known = new Map<string, LoadedReleases>()
  for (const bundle of bundles) {
    const key = bundleKey(bundle)
    onEvaluate(key)
    try {
      const exported = evaluate(bundle)
      if (isComplete(bundle, exported)) exportsOf.set(key, exported)
      else failures[key] = 'lacks an export'
    } catch (error) {
      failures[key] = `throws ${plainError(error).message}`
    }
  }

  function choose({ releases, without }: Pick<RenderTask, 'releases' | 'without'>): LoadedReleases {
    const chosen = bundles.filter(bundle => releases[bundle.unit] === bundle.id)
    const shell = exportsOf.get(bundleKey({ unit: 'shell', id: releases.shell ?? '' })) as
      | typeof ShellBundle
      | undefined
    if (!shell) throw new Error('The server bundle of the shell is not loaded.')
    const remotes = chosen.flatMap(bundle => {
      const remote = exportsOf.get(bundleKey(bundle))?.remote as RemoteDefinition | undefined
      return remote && !without.includes(bundle.unit) ? [[bundle.unit, remote] as const] : []
    })
    return describeReleases(
      shell,
      Object.fromEntries(remotes),
      Object.fromEntries(chosen.flatMap(({ unit, boot }) => (boot ? [[unit, boot] as const] : []))),
    )
  }

  return {
    failures,
    releasesOf({ releases, without }) {
      const key = JSON.stringify([releases, without])
      const loaded = known.get(key) ?? choose({ releases, without })
      known.set(key, loaded)
      return loaded
    },
  }
}

/** `units` has every remote of the document, also those whose code these renders do not run. */
function describeReleases(
  shell: typeof ShellBundle,
  remotes: Record<string, RemoteDefinition>,
  units: Record<string, BootUnit>,
): LoadedReleases {
  const catalogues = [shell.catalogues, Object.values(remotes).map(remote => remote.catalogues)].flat()
  const load = async (name: string) => {
    const remote = remotes[name]
    if (!remote) throw new Error(`The server bundle of ${name} is not used.`)
    return remote
  }
  const loadTexts = async (locale: Locale): Promise<LoadedTexts> => {
    const i18n = createI18n(locale)
    for (const own of catalogues) await loadCatalogues(i18n, own)
    const loaded = shell.createRemotes(units, i18n, load)
    await loaded.loadEverything()
    return { i18n, remotes: loaded }
  }
  const routesOf = (remoteRoutes: RouteObject[]) =>
    createStaticHandler(shell.shellRoutes(remoteRoutes, { units, isSignedIn: () => true }))
  return {
    shell,
    remotes,
    pageRoutes: once((unit: string | undefined) => routesOf((unit && remotes[unit]?.routes) || [])),
    frameRoutes: once(() => createStaticHandler(shell.frameRoutes())),
    textsOf: once(loadTexts),
  }
}

/** Stores the result for each argument, except an error or a rejection. */
function once<Inputs extends [] | [unknown], Result>(make: (...inputs: Inputs) => Result): typeof make {
  const made = new Map<unknown, Result>()
  return (...inputs) => {
    const [input] = inputs
    const result = made.get(input) ?? make(...inputs)
    made.set(input, result)
    if (result instanceof Promise) result.catch(() => made.delete(input))
    return result
  }
}

function evaluate({ unit, id, file, code }: Bundle): Record<string, unknown> {
  const timers = openTimerScope()
  try {
    return timers.run(() => evaluateBundle(code, `${unit}/${id}/${file}`, offeredModules))
  } finally {
    timers.end()
  }
}

function isComplete({ unit }: Bundle, exported: Record<string, unknown>): boolean {
  const { App, catalogues, remote } = exported
  if (unit === 'shell') return typeof App === 'function' && Array.isArray(catalogues)
  const { routes, fragments, catalogues: own } = Object(remote) as Partial<RemoteDefinition>
  return Array.isArray(routes) && typeof fragments === 'object' && typeof own === 'object'
}
