const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Returns whether a URL names this machine. */
export const isLoopbackUrl = (url: string): boolean => LOOPBACK.test(new URL(url).hostname)

/** Returns whether a database is on this machine: by its host, or through a Unix socket. */
export function isLoopbackDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const hosts = searchParams.has('host') ? searchParams.getAll('host') : [decodeURIComponent(hostname)]
  return hosts.every(host => host === '' || host.startsWith('/') || LOOPBACK.test(host) || host === '::1')
}
