/** Normalizes a path: removes trailing slashes, and doubled ones, which a browser could read as a host. */
export function tidyPath(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (!path.startsWith('/')) return url
  const tidy = `/${path.split(/[\\/]/).filter(Boolean).join('/')}`
  return [tidy, ...query].join('?')
}
