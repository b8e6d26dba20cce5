import type { SendPurge } from './edge-purge.ts'

interface VarnishSettings {
  type: 'varnish'
  /** URL of the port on which Varnish accepts purges. */
  url: string
  key: string
}

interface FastlySettings {
  type: 'fastly'
  apiOrigin: string
  service: string
  token: string
}

/** A cache in front of this server. */
export type EdgeSettings = VarnishSettings | FastlySettings

export const purgeOf = (settings: EdgeSettings): SendPurge =>
  settings.type === 'varnish' ? purgeVarnish(settings) : purgeFastly(settings)

/** Purges Varnish with the configuration of `shell/edge/closyyy.vcl`. */
function purgeVarnish({ url, key }: VarnishSettings): SendPurge {
  return (keys, signal) =>
    expectPurged(
      fetch(url, { method: 'PURGE', headers: { 'x-purge-key': key, 'surrogate-key': keys.join(' ') }, signal }),
    )
}

/**
 * Purges a Fastly service by surrogate keys. A soft purge would let it serve the outdated document once more, within
 * `stale-while-revalidate`, so documents are removed.
 */
function purgeFastly({ apiOrigin, service, token }: FastlySettings): SendPurge {
  const url = new URL(`/service/${encodeURIComponent(service)}/purge`, apiOrigin)
  return (keys, signal) =>
    expectPurged(
      fetch(url, {
        method: 'POST',
        headers: { 'fastly-key': token, accept: 'application/json', 'surrogate-key': keys.join(' ') },
        signal,
      }),
    )
}

async function expectPurged(responding: Promise<Response>): Promise<void> {
  const response = await responding
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The edge cache returned ${response.status}.`)
}
