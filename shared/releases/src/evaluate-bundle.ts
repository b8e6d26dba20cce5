import { compileFunction } from 'node:vm'

/**
 * Runs a unit's server bundle (CommonJS) and returns its exports.
 * It can require the offered modules only, so that it shares this process's React and router; `import()` is rejected.
 * @throws if the bundle throws or requires a module that is not offered
 */
export function evaluateBundle(code: string, path: string, offered: Record<string, unknown>): Record<string, unknown> {
  const require = (id: string) => {
    if (Object.hasOwn(offered, id)) return offered[id]
    throw new Error(`${path} requires ${id}, which is not offered to server bundles.`)
  }
  const module = { exports: {} as Record<string, unknown> }
  compileFunction(code, ['module', 'exports', 'require'], { filename: path })(module, module.exports, require)
  return module.exports
}
