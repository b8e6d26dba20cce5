import { whenIdle } from '@closyyy/platform/rendering/when-idle'
import { type LoaderFunctionArgs, RouterContextProvider } from '@closyyy/platform/router'
import { type Services, servicesContext } from '@closyyy/platform/services'
import { MAIN_ID } from '../frame/main-id.ts'
import { matchClaim } from '../remotes/claims.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { watchLinks } from './link-intent.ts'

/** Queries stay fresh for this time. */
const FRESH_MS = 30_000

/**
 * Prefetches, when the page has loaded and the browser is idle, the code of the page that most links lead to, if its remote
 * is loaded, and remote, code and data of a link that is about to be followed. Resolves once the former and the toaster
 * are loaded, and rejects if that fails.
 */
export async function startPrefetch(remotes: Remotes, services: Services, watch = watchLinks): Promise<void> {
  const { units, releases } = remotes
  await pageLoad()
  await new Promise<void>(whenIdle)
  const prefetchedAt = new Map<string, number>()
  watch(url => {
    if (performance.now() - (prefetchedAt.get(url.href) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return
    prefetchedAt.set(url.href, performance.now())
    prefetchPage(url, remotes, services).catch(() => prefetchedAt.delete(url.href))
  })
  const path = mostLinkedPath()
  const unit = path && matchClaim(units, path)?.unit
  if (unit && releases.get(unit)) {
    await remotes.prefetchPage(path)
    await loadSchemaLibrary()
  }
  await loadToaster()
}

/** Resolves at the `load` event. */
const pageLoad = () =>
  new Promise<unknown>(resolve => {
    if (document.readyState === 'complete') resolve(undefined)
    else window.addEventListener('load', resolve)
  })

/** Loads what checks the responses of all calls (docs/decisions/003). */
const loadSchemaLibrary = () => import('@closyyy/contract/schema')

/** Loads what shows messages, as the one that the network is lost. */
const loadToaster = () => import('@closyyy/ui/toaster')

/** Runs the loaders that the document server runs too: they only read. */
async function prefetchPage(url: URL, remotes: Remotes, services: Services): Promise<void> {
  const page = await remotes.prefetchPage(url.pathname)
  if (!page?.claim.serverRendered || page.claim.requiresSession) return
  const { claim, release } = page
  const args = {
    request: new Request(url),
    params: claim.params,
    context: new RouterContextProvider(new Map([[servicesContext, services]])),
  } as LoaderFunctionArgs
  const loads = [...(claim.parents ?? []), claim.id].map(async id => {
    const { loader } = release.route(id) ?? {}
    if (typeof loader === 'function') await loader(args)
  })
  await Promise.allSettled(loads)
}

/** Returns a path of the section that most links of the content lead to, other than the open one. */
function mostLinkedPath(): string | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${MAIN_ID} a[href]`)]
  const own = links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
  const sections = Object.groupBy(own, sectionOf)
  delete sections[sectionOf(location.pathname)]
  const [paths] = Object.values(sections).sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
  return paths?.[0]
}

/** Returns the first part of a path: a section's pages have the same code. */
const sectionOf = (pathname: string) => pathname.split('/')[1] ?? ''
