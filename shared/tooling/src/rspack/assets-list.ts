import { relative } from 'node:path/posix'
import type { Assets } from '@closyyy/releases/release-document'
import { type Compiler, sources } from '@rspack/core'

const isScript = (file: string) => file.endsWith('.js')
const isStyle = (file: string) => file.endsWith('.css')

function assetsOf(files: Iterable<string>, folder: string): Assets {
  const all = [...new Set(files)].map(file => relative(folder, file))
  return { scripts: all.filter(isScript), styles: all.filter(isStyle) }
}

interface AssetsListOptions {
  entryName: string
  initialNames: string[]
  folder: string
}

/** Suffixes of the chunks of a page that its document renders and that only some visitors load, or load later. */
const PARTS = ['-wide', '-filtered', '-deferred']

/**
 * Writes assets.json: the entry, the files that load with it, and those that each named page chunk adds. The styles of a
 * page include those of its parts, named after it, because its document renders them.
 */
export class AssetsList {
  readonly options: AssetsListOptions

  constructor(options: AssetsListOptions) {
    this.options = options
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssetsList', compilation => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'AssetsList', stage }, () => {
        const { entryName, initialNames, folder } = this.options
        const groups = new Map([...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]))
        const chunk = (name: string) => [...(compilation.namedChunks.get(name)?.files ?? [])]
        const entry = (groups.get(entryName) ?? chunk(entryName)).find(isScript)
        const initial = initialNames.flatMap(name => groups.get(name) ?? chunk(name))
        const partStyles = (page: string) => PARTS.flatMap(part => (groups.get(page + part) ?? []).filter(isStyle))
        const pages = [...groups].filter(([name]) => name !== entryName && !initialNames.includes(name))
        const list = {
          entry: entry && relative(folder, entry),
          initial: assetsOf(
            initial.filter(file => file !== entry),
            folder,
          ),
          chunks: Object.fromEntries(
            pages.map(([name, files]) => [name, assetsOf([...files, ...partStyles(name)], folder)]),
          ),
        }
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(list)))
      })
    })
  }
}
