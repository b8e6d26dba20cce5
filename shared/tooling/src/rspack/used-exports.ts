import { relative } from 'node:path/posix'
import { type Compilation, type Compiler, NormalModule, sources } from '@rspack/core'
import { env } from '../env.ts'

/** Modules of which a release lists what it uses: calls of the contract, functions of the event bus, and prompts. */
const listed =
  /^shared\/(contract\/src\/[a-z-]+-calls|event-bus\/src\/(on|emit\/[a-z-]+)|platform\/src\/sign-in\/[a-z-]+-prompt)\.ts$/

/** Used exports by the path of their module in the repository. */
export type UsedExports = Record<string, string[]>

/** In place of names if a module is used as a whole. */
export const ALL_EXPORTS = '*'

export const USED_EXPORTS_FILE = 'used-exports.json'

/** Writes used-exports.json, after tree shaking: code that no entry reaches uses nothing. */
export class UsedExportsList {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedExportsList', compilation => {
      let used: UsedExports = {}
      // Before the modules are concatenated, which hides them.
      compilation.hooks.optimizeModules.tap('UsedExportsList', () => {
        used = usedExportsOf(compilation)
      })
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'UsedExportsList', stage }, () =>
        compilation.emitAsset(USED_EXPORTS_FILE, new sources.RawSource(JSON.stringify(used))),
      )
    })
  }
}

function usedExportsOf(compilation: Compilation): UsedExports {
  const entries = [...compilation.entries.keys()]
  const found = [...compilation.modules].flatMap((module): [string, string[]][] => {
    const path = module instanceof NormalModule ? relative(env.root, module.resource) : ''
    const names = listed.test(path) && compilation.moduleGraph.getUsedExports(module, entries)
    if (!names) return []
    return [[path, Array.isArray(names) ? names : [ALL_EXPORTS]]]
  })
  return Object.fromEntries(found)
}
