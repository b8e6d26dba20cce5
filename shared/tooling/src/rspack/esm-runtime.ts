import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { env } from '../env.ts'

const cjsFile = /@module-federation[\\/][a-z-]+[\\/]dist[\\/][^?]*\.cjs$/

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
  const briefErrors = new rspack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, resource => {
    if (resource.context.includes('error-codes')) resource.request = join(import.meta.dirname, 'brief-errors.ts')
  })
  const withoutPreload = new rspack.NormalModuleReplacementPlugin(/^[./]+\/utils\/preload\.js$/, resource => {
    if (resource.context.includes('runtime-core')) resource.request = join(import.meta.dirname, 'without-preload.ts')
  })
  return [
    ...(env.mode === 'production' ? [briefErrors, withoutPreload] : []),
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
