import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

export const env = {
  root,
  dataDir: resolve(root, process.env.DATA_DIR ?? '.data'),
  port: Number(process.env.PORT ?? 3000),
  apiPort: Number(process.env.API_PORT ?? 4000),
  /** Build mode of the units: `development`, set by `npm run dev`, skips minification. */
  mode: process.env.BUILD_MODE === 'development' ? ('development' as const) : ('production' as const),
  isCi: process.env.CI === 'true',
}

export const releasesDir = join(env.dataDir, 'releases')

/** Folder of the keys that sign releases: `UNIT.pem` and `UNIT.public.pem`. */
export const keysDir = join(env.dataDir, 'keys')
