import type { Assets } from '@closyyy/releases/release'
import { type Compiler, sources } from '@rspack/core'

const isScript = (file: string) => file.endsWith('.js')
const isStyle = (file: string) => file.endsWith('.css')

function assetsOf(files: Iterable<string>): Assets {
  const all = [...new Set(files)]
  return { scripts: all.filter(isScript), styles: all.filter(isStyle) }
}

/**
 * Writes assets.json: the entry, what every page of the unit needs with it, and what each named page chunk adds.
 * The document server makes its preloads from it.
 */
export class AssetsList {
  readonly entryName: string
  readonly initialNames: string[]

  constructor(entryName: string, initialNames: string[]) {
    this.entryName = entryName
    this.initialNames = initialNames
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssetsList', compilation => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'AssetsList', stage }, () => {
        const groups = new Map([...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]))
        const chunk = (name: string) => [...(compilation.namedChunks.get(name)?.files ?? [])]
        const entry = (groups.get(this.entryName) ?? chunk(this.entryName)).find(isScript)
        const initial = this.initialNames.flatMap(name => groups.get(name) ?? chunk(name))
        const pages = [...groups].filter(([name]) => name !== this.entryName && !this.initialNames.includes(name))
        const list = {
          entry,
          initial: assetsOf(initial.filter(file => file !== entry)),
          chunks: Object.fromEntries(pages.map(([name, files]) => [name, assetsOf(files)])),
        }
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(list)))
      })
    })
  }
}
