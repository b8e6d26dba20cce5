import { sharedModules } from '@closyyy/platform/shared-modules'
import { type Compiler, ExternalModule, sources } from '@rspack/core'

/** Stands for all names of a module that is used as a whole. */
export const WHOLE = '*'

/** Writes down which names of the shared modules a server bundle uses: what the shell must offer for it to run. */
export class NeededNames {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NeededNames', compilation => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'NeededNames', stage }, () => {
        const needs: Record<string, string[]> = {}
        for (const module of compilation.modules) {
          if (!(module instanceof ExternalModule)) continue
          const id = sharedModules.find(shared => shared === module.userRequest)
          if (!id) continue
          const used = compilation.moduleGraph.getUsedExports(module, 'server')
          needs[id] = Array.isArray(used) ? used.sort() : [WHOLE]
        }
        compilation.emitAsset('needs.json', new sources.RawSource(JSON.stringify(sortedByKey(needs))))
      })
    })
  }
}

/** Modules come in the order of their absolute paths, which the release must not depend on. */
const sortedByKey = (needs: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(needs).sort(([a], [b]) => (a < b ? -1 : 1)))
