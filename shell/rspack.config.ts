import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CART_PATH } from '@closyyy/contract/paths'
import { releaseFolderOf, unitConfig } from '@closyyy/tooling/rspack/unit-config'
import { type Compiler, rspack, sources } from '@rspack/core'

const { swc } = rspack.experiments

/** Emits the service worker as a file of the release, without the federation runtime, which a worker cannot load. */
class ServiceWorkerAsset {
  readonly source: string
  readonly fileName: string

  constructor(source: string, fileName: string) {
    this.source = source
    this.fileName = fileName
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServiceWorkerAsset', compilation => {
      compilation.fileDependencies.add(this.source)
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerAsset', stage }, async () => {
        const { code } = await swc.transform(await readFile(this.source, 'utf8'), {
          jsc: {
            parser: { syntax: 'typescript' },
            target: 'es2022',
            transform: { optimizer: { globals: { vars: { FRAME_PATH: JSON.stringify(CART_PATH) } } } },
          },
        })
        // Firefox accepts only classic scripts as workers, which may not contain the empty export of a module.
        const script = code.replace(/export\s*\{\s*\};?\s*$/, '')
        compilation.emitAsset(this.fileName, new sources.RawSource(script))
      })
    })
  }
}

const [client, server] = unitConfig(import.meta.dirname)
const source = join(import.meta.dirname, 'src/offline/service-worker.ts')
client?.plugins?.push(new ServiceWorkerAsset(source, join(releaseFolderOf('shell'), 'service-worker.js')))

export default [client, server]
