import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import type { I18n } from '@closyyy/i18n/text'
import type { BootUnit } from '@closyyy/platform/boot'
import { offeredModules } from '@closyyy/platform/offered-modules'
import type { RemoteDefinition } from '@closyyy/platform/remote'
import { evaluateBundle } from '@closyyy/releases/evaluate-bundle'
import type * as ShellBundle from '../../src/server-entry.ts'
import { type Bundle, bundleKey, plainError, type RenderTask } from './protocol.ts'
import { openTimerScope } from './render-timers.ts'

/** The releases of one render. */
export interface LoadedReleases {
  shell: typeof ShellBundle
  remotes: Record<string, RemoteDefinition>
  /** Every remote of the document, also those whose code this render does not run. */
  units: Record<string, BootUnit>
  i18nOf: (locale: Locale) => Promise<I18n>
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
    const catalogues = [...shell.catalogues, ...remotes.map(([, remote]) => remote.catalogues)]
    const texts = new Map<Locale, Promise<I18n>>()
    const i18nOf = async (locale: Locale) => {
      const i18n = createI18n(locale)
      for (const own of catalogues) await loadCatalogues(i18n, own)
      return i18n
    }
    return {
      shell,
      remotes: Object.fromEntries(remotes),
      units: Object.fromEntries(chosen.flatMap(({ unit, boot }) => (boot ? [[unit, boot] as const] : []))),
      i18nOf(locale) {
        const loaded = texts.get(locale) ?? i18nOf(locale)
        texts.set(locale, loaded)
        return loaded
      },
    }
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
