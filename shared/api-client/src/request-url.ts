interface UrlInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

/** Fills `:name` and `:name?` of a path and appends the query; empty values are omitted (API-3). */
export function requestUrl(path: string, { params = {}, query = {} }: UrlInput): string {
  const filled = path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name]
    if (value === undefined || value === '') {
      if (optional) return ''
      throw new TypeError(`The path ${path} needs ${name}.`)
    }
    return `/${encodeURIComponent(String(value))}`
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
