import { filterValues, multipleFilters } from '@closyyy/contract/filter-values'

/** Parameters that name the origin of a visit; pages ignore them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|ttclid|igshid|mc_cid|mc_eid|_ga)$/

/** The URL that a document is rendered for, the same for every visit to it. */
export interface DocumentUrl {
  url: URL
  /** The parameters that were removed, for redirects; empty, or starts with `&`. */
  tracking: string
}

/** Sorts the parameters of a URL by name and the values of filters, and removes parameters that pages ignore. */
export function documentUrl(requested: URL): DocumentUrl {
  const url = new URL(requested)
  url.hash = ''
  if (!url.search) return { url, tracking: '' }
  const all = [...url.searchParams]
  const removed = new URLSearchParams(all.filter(([name]) => TRACKING.test(name)))
  url.search = new URLSearchParams(all.filter(([name]) => !TRACKING.test(name))).toString()
  for (const name of multipleFilters) {
    const values = filterValues(url.searchParams.getAll(name))
    if (values.length > 0) url.searchParams.set(name, values.join())
    else url.searchParams.delete(name)
  }
  url.searchParams.sort()
  return { url, tracking: removed.size > 0 ? `&${removed}` : '' }
}

/** Adds removed parameters to the target of a redirect. */
export function withTracking(target: string, tracking: string): string {
  if (!tracking) return target
  const [path = '', ...fragment] = target.split('#')
  const joined = path.includes('?') ? path + tracking : `${path}?${tracking.slice(1)}`
  return [joined, ...fragment].join('#')
}
