interface ReceivedRequest {
  headers: Record<string, unknown>
  ip: string
}

/** True if a request comes from this machine and not through a proxy, which names its client. */
export function isLocalRequest({ headers, ip }: ReceivedRequest): boolean {
  return headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)
}
