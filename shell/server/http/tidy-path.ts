/** The one spelling of a request's path: slashes neither at its end nor doubled, which a browser could read as a host. */
export function tidyPath(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (!path.startsWith('/')) return url
  const tidy = `/${path.split(/[\\/]/).filter(Boolean).join('/')}`
  return [tidy, ...query].join('?')
}
