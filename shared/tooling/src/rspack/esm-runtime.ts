import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { env } from '../env.ts'

const cjsFile = /@module-federation[\\/][a-z-]+[\\/]dist[\\/][^?]*\.cjs$/

/** Parts of the federation runtime that no unit needs: the end of their path, their package, and the module in their place. */
const replacements = [
  { part: /^\.\/desc\.mjs$/, package: 'error-codes', by: 'brief-errors.ts' },
  { part: /\/utils\/preload\.js$/, package: 'runtime-core', by: 'without-preload.ts' },
  { part: /\/utils\/load\.js$/, package: 'runtime-core', by: 'loaded-entries.ts' },
  { part: /\/SnapshotHandler\.js$/, package: 'runtime-core', by: 'without-manifests.ts' },
  { part: /^\.\/(remotes|getSharedFallbackGetter)\.js$/, package: 'webpack-bundler-runtime', by: 'without-remotes.ts' },
  { part: /^\.\/(dom|node)\.js$/, package: '@module-federation/sdk', by: 'without-loaders.ts' },
]

const replaced = ({ part, package: name, by }: (typeof replacements)[number]) =>
  new rspack.NormalModuleReplacementPlugin(part, resource => {
    if (resource.context.includes(name)) resource.request = join(import.meta.dirname, by)
  })

/** Resolves the federation runtime to its tree-shakable ES modules: 6 KB less in a remote (docs/decisions/002). */
export function esmFederationRuntime(folder: string) {
  const tools = createRequire(createRequire(join(folder, 'package.json')).resolve('@module-federation/runtime-tools'))
  const runtime = tools.resolve('@module-federation/runtime')
  const fromRuntime = createRequire(runtime)
  const errorCodes = fromRuntime.resolve('@module-federation/error-codes')
  const esm = (file: string) => file.replace(/\.cjs$/, '.js')
  const alias = {
    [runtime]: esm(runtime),
    [errorCodes]: errorCodes.replace(/\.cjs$/, '.mjs'),
    '@module-federation/runtime$': esm(runtime),
    '@module-federation/runtime-core$': esm(fromRuntime.resolve('@module-federation/runtime-core')),
  }
  return [
    ...(env.mode === 'production' ? replacements.map(replaced) : []),
    {
      apply(compiler: Compiler) {
        compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...alias }
      },
    },
    new rspack.NormalModuleReplacementPlugin(cjsFile, resource => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
    }),
  ]
}
