import { isLoopback, isLoopbackUrl } from '@closyyy/gateway/loopback'
import type { ServerEnv } from './env.ts'

/** A setting that makes the shop unsafe, and how to mend it. */
export interface WeakSetting {
  setting: string
  /** The document server refuses to start with it. */
  isDangerous: boolean
  problem: string
  remedy: string
}

const isPlain = (url: string) => !url.startsWith('https:') && !isLoopbackUrl(url)

/** Returns the weak settings of the document server; `keyFiles` are the names in its folder of keys. */
export function findWeakSettings(
  env: Pick<ServerEnv, 'publicOrigin' | 'apiOrigin' | 'host'>,
  keyFiles: string[] = [],
): WeakSetting[] {
  const weak: WeakSetting[] = []
  if (isPlain(env.publicOrigin))
    weak.push({
      setting: 'PUBLIC_URL',
      isDangerous: true,
      problem: 'PUBLIC_URL is not encrypted: passwords and tokens would travel in the clear.',
      remedy: 'Begin it with https://.',
    })
  if (isPlain(env.apiOrigin))
    weak.push({
      setting: 'API_ORIGIN',
      isDangerous: false,
      problem: 'Calls to the API, with sign-in tokens, leave this machine without TLS.',
      remedy: 'Begin API_ORIGIN with https://, or use an encrypted network between the machines.',
    })
  if (!isLoopback(env.host))
    weak.push({
      setting: 'HOST',
      isDangerous: false,
      problem: 'The document server listens beyond this machine, without TLS.',
      remedy: 'Set HOST=127.0.0.1, or let only the proxy that ends TLS reach its port.',
    })
  if (keyFiles.some(name => name.endsWith('.pem') && !name.endsWith('.public.pem')))
    weak.push({
      setting: 'RELEASE_KEYS_DIR',
      isDangerous: false,
      problem: 'The keys that sign releases are on the machine that serves them.',
      remedy: 'Leave only the files named UNIT.public.pem there, and sign releases elsewhere.',
    })
  return weak
}
