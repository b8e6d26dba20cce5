import { type Catalogues, loadCatalogues, readMessages } from '@closyyy/i18n/catalogue'
import type { I18n } from '@closyyy/i18n/text'
import type { BootRelease } from '@closyyy/platform/federation/boot'
import type { RemoteDefinition } from '@closyyy/platform/federation/remote'
import type { RouteObject } from '@closyyy/platform/router'

/** Uses the network in a browser and memory on a server. */
export type LoadUnit = (unit: string, release: BootRelease) => Promise<RemoteDefinition>

/** A release whose definition is loaded. */
export interface LoadedRelease extends BootRelease {
  fragments: RemoteDefinition['fragments']
  signInPrompt: RemoteDefinition['signInPrompt']
  passwordPrompt: RemoteDefinition['passwordPrompt']
  /** Requests the release's texts. */
  requestTexts: () => Promise<unknown>
  /** Makes the release's texts those of its unit. */
  showTexts: () => Promise<void>
  /** Loads the page or layout of a route. @throws if the release has no such route or its script fails */
  openRoute: (id: string) => Promise<void>
  /** Returns an opened route. */
  route: (id: string) => RouteObject | undefined
}

export function loadedRelease(release: BootRelease, remote: RemoteDefinition, i18n: I18n): LoadedRelease {
  const opened = new Map<string, RouteObject>()
  const catalogues = remote.catalogues as Catalogues
  return {
    ...release,
    fragments: remote.fragments,
    signInPrompt: remote.signInPrompt,
    passwordPrompt: remote.passwordPrompt,
    requestTexts: () => readMessages(i18n, catalogues),
    showTexts: () => loadCatalogues(i18n, catalogues),
    route: id => opened.get(id),
    async openRoute(id) {
      if (opened.has(id)) return
      const route = findRoute(remote.routes, id)
      const page = typeof route?.lazy === 'function' ? await route.lazy() : route
      if (!page || !('Component' in page || 'element' in page)) throw new Error(`${release.entry} has no page ${id}.`)
      opened.set(id, { ...route, ...page } as RouteObject)
    },
  }
}

function findRoute(routes: RouteObject[], id: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : findRoute(route.children ?? [], id)
    if (found) return found
  }
  return undefined
}
