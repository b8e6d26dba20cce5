import { parseId } from '@closyyy/contract/ids'
import { useLocation, useNavigate, useSearchParams } from '@closyyy/platform/router'

/** A query parameter: absent and invalid texts give the default, which the URL omits. */
export interface UrlParam<Value> {
  fallback: Value
  parse: (text: string) => Value | undefined
}

type UrlParams = Record<string, UrlParam<unknown>>
export type UrlView<Params extends UrlParams> = { [Name in keyof Params]: Params[Name]['fallback'] }

/** One of a few values, undefined without a default. */
export function choiceParam<const Value extends string, Fallback extends Value | undefined = undefined>(
  values: readonly Value[],
  fallback?: Fallback,
): UrlParam<Value | Exclude<Fallback, Value>> {
  return { fallback: fallback as Exclude<Fallback, Value>, parse: text => values.find(value => value === text) }
}

export const idParam: UrlParam<number | undefined> = { fallback: undefined, parse: parseId }

export const pageParam: UrlParam<number> = { fallback: 1, parse: parseId }

/** Any text. */
export const textParam: UrlParam<string | undefined> = { fallback: undefined, parse: text => text.trim() || undefined }

/** A day as 2026-11-24. */
export const dayParam: UrlParam<string | undefined> = {
  fallback: undefined,
  parse: text => (isDay(text) ? text : undefined),
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

export function readView<Params extends UrlParams>(params: Params, search: URLSearchParams): UrlView<Params> {
  const values = Object.entries(params).map(([name, { fallback, parse }]) => {
    const text = search.get(name)
    return [name, (text === null ? undefined : parse(text)) ?? fallback]
  })
  return Object.fromEntries(values)
}

/** Returns the query string of a view, added to the parameters of `others`. */
export function viewSearch<Params extends UrlParams>(
  params: Params,
  view: Partial<UrlView<Params>>,
  others?: URLSearchParams,
): string {
  const search = new URLSearchParams(others)
  for (const [name, { fallback }] of Object.entries(params)) {
    const value = view[name] ?? fallback
    if (value === fallback) search.delete(name)
    else search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/**
 * Reads the view of a page from its URL.
 * @param isShared keeps the parameters of the page's other views in new URLs
 */
export function useUrlView<Params extends UrlParams>(params: Params, { isShared = false } = {}) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const view = readView(params, search)
  const pathOf = (change: Partial<UrlView<Params>>) =>
    pathname + viewSearch(params, { ...view, ...change }, isShared ? search : undefined)
  return {
    view,
    pathOf,
    /** Navigates without scrolling. */
    show: (change: Partial<UrlView<Params>>, options?: { replace: boolean }) =>
      void navigate(pathOf(change), { preventScrollReset: true, ...options }),
  }
}
