import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBucketSettings } from '@closyyy/bucket/bucket-settings'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** Reads a port when a command needs it, so that others run with any value. @throws if it is none */
function readPort(variable: string, fallback: number): number {
  const text = process.env[variable] || String(fallback)
  const port = /^\d+$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new Error(`${variable} is “${text}”: set it to a number from 1 to 65535.`)
  return port
}

export const env = {
  root,
  // An empty variable counts as absent, as in the servers.
  dataDir: resolve(root, process.env.DATA_DIR || '.data'),
  host: process.env.HOST || '127.0.0.1',
  get port() {
    return readPort('PORT', 3000)
  },
  apiHost: process.env.API_HOST || '127.0.0.1',
  get apiPort() {
    return readPort('API_PORT', 4000)
  },
  /** Build mode of the units: `development`, set by `npm run dev`, skips minification. */
  mode: process.env.BUILD_MODE === 'development' ? ('development' as const) : ('production' as const),
  isCi: process.env.CI === 'true',
}

export const releasesDir = join(env.dataDir, 'releases')

/** Prefix of the settings of the bucket that stores releases. */
const RELEASE_BUCKET_PREFIX = 'RELEASES_S3_'

/** Returns the bucket that `npm run release` uses in place of the folder, if one is set. @throws if it is invalid */
export const releaseBucket = () => readBucketSettings(RELEASE_BUCKET_PREFIX, process.env)

/** Returns this process's variables without those of the release bucket. */
export function withoutReleaseBucket(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith(RELEASE_BUCKET_PREFIX)))
}

/** Folder of the keys that sign releases: `UNIT.pem` and `UNIT.public.pem`. */
export const keysDir = join(env.dataDir, 'keys')
