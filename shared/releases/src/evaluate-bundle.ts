import { readFileSync } from 'node:fs'

/**
 * Runs a unit's server bundle (CommonJS) and answers its exports.
 * The bundle sees only the offered modules: it is one tree with this process's React and router.
 * @throws where the bundle throws or asks for a module that is not offered
 */
export function evaluateBundle(path: string, offered: Record<string, unknown>): Record<string, unknown> {
  const need = (id: string) => {
    if (Object.hasOwn(offered, id)) return offered[id]
    throw new Error(`${path} asks for ${id}, which is not offered to server bundles.`)
  }
  const module = { exports: {} as Record<string, unknown> }
  new Function('module', 'exports', 'require', `${readFileSync(path, 'utf8')}\n//# sourceURL=${path}`)(
    module,
    module.exports,
    need,
  )
  return module.exports
}
