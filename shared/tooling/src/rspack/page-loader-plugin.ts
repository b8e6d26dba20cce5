import type { Chunk, Compilation, Compiler } from '@rspack/core'

const NAME = 'PageLoaderPlugin'

/** Source of `__webpack_require__.l`, which loads the script of a chunk. */
const loadScript = `__webpack_require__.l = (url, done) => {
  releaseLoader.loadScript(url).then(() => done({ type: 'load' }), () => done({ type: 'error', target: { src: url } }))
}`

/**
 * Returns the source of `__webpack_require__.f.css`, which loads the style sheet of a chunk, for those of these ids. The
 * document has a link to each style sheet that it contains; a failed one is requested again next time. Links come after
 * all other sheets, or the browser would compute the styles of the whole page (docs/decisions/065).
 */
const loadStyles = (ids: string[]) => `const styled = ' ${ids.join(' ')} '
const loads = {}
const loadStyle = path => new Promise((resolve, reject) => {
  if (document.querySelector('link[rel=stylesheet][href="' + path + '"]')) return resolve()
  const link = document.createElement('link')
  const onerror = () => {
    link.remove()
    reject(Error(path + ' could not be loaded.'))
  }
  Object.assign(link, { rel: 'stylesheet', onload: resolve, onerror })
  releaseLoader.loadStyle(link, path)
  document.body.append(link)
})
__webpack_require__.f.css = (id, promises) => {
  if (!styled.includes(' ' + id + ' ')) return
  loads[id] ??= loadStyle(__webpack_require__.p + __webpack_require__.k(id)).catch(error => {
    delete loads[id]
    throw error
  })
  promises.push(loads[id])
}`

/**
 * Makes a unit load its scripts and style sheets with the page's loader, which adds their hashes
 * (docs/decisions/027). It also saves the bundler's own loaders in each unit. Fails if the bundler renames them.
 */
export class PageLoaderPlugin {
  apply(compiler: Compiler): void {
    // Outlives a compilation, because a repeated one keeps the modules that did not change.
    const missing = new Set(['load_script', 'css_loading'])
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.runtimeModule.tap(NAME, ({ name, source }, chunk) => {
        if (!source) return
        if (name === 'load_script') source.source = Buffer.from(loadScript)
        if (name === 'css_loading') source.source = Buffer.from(loadStyles(styledChunks(compilation, chunk)))
        missing.delete(name)
      })
      compilation.hooks.afterSeal.tap(NAME, () => {
        for (const name of missing)
          compilation.errors.push(new Error(`The bundler has no runtime module ${name} to replace.`))
      })
    })
  }
}

/** Returns the ids of the chunks with a style sheet that a chunk can load. */
function styledChunks({ chunkGraph }: Compilation, chunk: Chunk): string[] {
  const hasStyles = (one: Chunk) => chunkGraph.getChunkModulesIterableBySourceType(one, 'css').length > 0
  return [...chunk.getAllAsyncChunks()]
    .filter(hasStyles)
    .map(({ id }) => String(id))
    .sort()
}
