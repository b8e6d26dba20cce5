/** Returns whether a host name or address is this machine. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)

/** Returns whether a URL names this machine. */
export const isLoopbackUrl = (url: string): boolean => isLoopback(new URL(url).hostname)

/** Returns whether a database is on this machine: by its host, or through a Unix socket. */
export function isLoopbackDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const hosts = searchParams.has('host') ? searchParams.getAll('host') : [decodeURIComponent(hostname)]
  return hosts.every(host => host === '' || host.startsWith('/') || isLoopback(host))
}
