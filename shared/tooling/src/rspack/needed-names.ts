import { sharedModules } from '@closyyy/platform/shared-modules'
import { type Compiler, ExternalModule, sources } from '@rspack/core'

export const WHOLE = '*'

/** Writes needs.json: the exports of shared modules that a server bundle uses and the shell must offer. */
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

/** Sorts modules by name because the bundler lists them by absolute path, on which the release must not depend. */
const sortedByKey = (needs: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(needs).sort(([a], [b]) => (a < b ? -1 : 1)))
