import type { Compiler } from '@rspack/core'

const NAME = 'ChunkLoader'

/** Source of `__webpack_require__.l`, which loads the script of a chunk. */
const loadScript = `__webpack_require__.l = (url, done) => {
  const hashOf = async () => {
    const digest = await crypto.subtle.digest('SHA-256', await (await fetch(url)).arrayBuffer())
    return 'sha256-' + btoa(String.fromCharCode(...new Uint8Array(digest)))
  }
  const loadUnnamed = async () => {
    const integrity = await hashOf()
    const script = Object.assign(document.createElement('script'), { integrity, crossOrigin: 'anonymous', src: url })
    return new Promise((onload, onerror) => document.head.append(Object.assign(script, { onload, onerror })))
  }
  releaseLoader.loadScript(url).catch(loadUnnamed).then(() => done({ type: 'load' }), () => done({ type: 'error' }))
}`

/**
 * Makes the bundle load its scripts with the page's loader. Chunks that the document does not name have no table of
 * hashes, so they are hashed when they are first needed: the pages' policy requires a hash.
 */
export class ChunkLoader {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.runtimeModule.tap(NAME, ({ name, source }) => {
        if (name === 'load_script' && source) source.source = Buffer.from(loadScript)
      })
    })
  }
}
