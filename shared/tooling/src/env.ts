import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** What commands and builds read from the environment, with defaults. */
export const env = {
  root,
  /** Where releases, database and photos are kept. */
  dataDir: resolve(root, process.env.DATA_DIR ?? '.data'),
  /** Port of the shop. */
  port: Number(process.env.PORT ?? 3000),
  /** Port of the API behind it. */
  apiPort: Number(process.env.API_PORT ?? 4000),
  /** How units are built: `development`, which `npm run dev` sets, leaves out what makes scripts small. */
  mode: process.env.BUILD_MODE === 'development' ? ('development' as const) : ('production' as const),
  isCi: process.env.CI === 'true',
}

/** The folder of published releases. */
export const releasesDir = join(env.dataDir, 'releases')
