import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

type Done = (error: Error | null, code: string) => void
type Loader = (this: { async: () => Done }, source: string) => void

const loader: Loader = createRequire(import.meta.url)('@closyyy/i18n/catalogue-loader')
const compile = promisify((source: string, done: Done) => loader.call({ async: () => done }, source))

/** Compiles message catalogues for tests with the bundler's loader. */
export function cataloguePlugin() {
  return {
    name: 'closyyy-catalogues',
    async load(id: string) {
      if (!/[\\/]messages[\\/][a-z]{2}\.json$/.test(id)) return
      const code = await compile(await readFile(id, 'utf8'))
      return code.replace(/^export default /, '')
    },
  }
}
