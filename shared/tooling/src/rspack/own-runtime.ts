import { join } from 'node:path'
import { rspack } from '@rspack/core'

/** The federation plugin's entry, which evaluates its runtime. */
const runtimeEntry = /^@module-federation\/runtime\/rspack\.js!=!/

/** Replaces the federation plugin's runtime by the units' own (docs/decisions/039-own-federation-runtime.md). */
export const ownFederationRuntime = () =>
  new rspack.NormalModuleReplacementPlugin(runtimeEntry, resource => {
    resource.request = join(import.meta.dirname, 'container-runtime.ts')
  })
