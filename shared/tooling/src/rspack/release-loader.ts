import { type Compiler, rspack } from '@rspack/core'

const NAME = 'ReleaseLoader'

/** Source of `__webpack_require__.l`, which loads the script of a chunk. */
const loadScript = `__webpack_require__.l = (url, done) => {
  releaseLoader.loadScript(url).then(() => done({ type: 'load' }), () => done({ type: 'error', target: { src: url } }))
}`

const setHref = /link\.href = ([^;]+);/

/**
 * Makes a unit load its scripts and style sheets with the page's loader, which adds their hashes
 * (docs/decisions/027). It also saves the bundler's own loader in each unit.
 */
export class ReleaseLoader {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.runtimeModule.tap(NAME, ({ name, source }) => {
        if (name === 'load_script' && source) source.source = Buffer.from(loadScript)
      })
      rspack.RuntimePlugin.getCompilationHooks(compilation).createLink.tap(NAME, code => {
        if (!setHref.test(code)) throw new Error(`The bundler's code for style sheets has changed:\n${code}`)
        return code.replace(setHref, 'releaseLoader.loadStyle(link, $1);')
      })
    })
  }
}
