import { readFileSync } from 'node:fs'
import { sharedModules } from '@closyyy/platform/federation/shared-modules'
import { type Compilation, type Compiler, ExternalModule, NormalModule, sources } from '@rspack/core'
import { serviceNamesIn } from './service-names.ts'

export const WHOLE = '*'

const SERVICES_MODULE = '@closyyy/platform/services'

/** Name of a property of the platform's `Services` among the names that releases need and offer. */
export const serviceName = (property: string): string => `Services.${property}`

/**
 * Writes needs.json: the exports of shared modules, and the platform's services, that a server bundle uses and the shell
 * must offer.
 */
export class NeededNames {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NeededNames', compilation => {
      let services: string[] = []
      // Before the modules are concatenated, which hides them.
      compilation.hooks.optimizeModules.tap('NeededNames', () => {
        services = ownModules(compilation).flatMap(path => serviceNamesIn(readFileSync(path, 'utf8')))
      })
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
        needs[SERVICES_MODULE]?.push(...[...new Set(services)].sort().map(serviceName))
        compilation.emitAsset('needs.json', new sources.RawSource(JSON.stringify(sortedByKey(needs))))
      })
    })
  }
}

/** Returns the paths of the repository's own modules in a compilation. */
function ownModules({ modules }: Compilation): string[] {
  const paths = [...modules].flatMap(module => (module instanceof NormalModule ? [module.resource] : []))
  return paths.filter(path => /\.tsx?$/.test(path) && !path.includes('node_modules'))
}

/** Sorts modules by name because the bundler lists them by absolute path, on which the release must not depend. */
const sortedByKey = (needs: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(needs).sort(([a], [b]) => (a < b ? -1 : 1)))
