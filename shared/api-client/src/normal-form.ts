type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const pageMeta = ['current_page', 'last_page', 'per_page', 'total'] as const

function listIn(data: Json): unknown[] | undefined {
  for (const candidate of [data.data, data.products, isObject(data.data) ? data.data.data : undefined]) {
    if (Array.isArray(candidate)) return candidate
  }
  return undefined
}

/**
 * Normalises every accepted list shape to the page form: a list at `data`, `data.data`,
 * `data.products` or `data.data.data`, its meta in `meta` or inside `data` (API-2).
 */
export function toPageForm(body: unknown): unknown {
  if (!isObject(body)) return body
  const data = body.data
  const list = Array.isArray(data) ? data : isObject(data) ? listIn(data) : undefined
  if (!list) return data
  const inner = isObject(data) ? data : {}
  const nested = isObject(inner.data) ? inner.data : {}
  const meta = {
    ...nested,
    ...inner,
    ...(isObject(inner.meta) ? inner.meta : {}),
    ...(isObject(body.meta) ? body.meta : {}),
  }
  const page: Json = { current_page: 1, last_page: 1, per_page: list.length, total: list.length }
  for (const name of pageMeta) if (typeof meta[name] === 'number') page[name] = meta[name]
  if (meta.total_is_lower_bound === true) page.total_is_lower_bound = true
  return { ...page, data: list }
}

/** Candidates for the data of a response, by likelihood: `data`, a list in any form, `data.data`, the whole body. */
export function dataCandidates(body: unknown): unknown[] {
  const { data } = Object(body)
  return [data, toPageForm(body), Object(data).data, data ?? body]
}
