import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The router's own exports map names its development files alone; browsers get the production ones. */
export function productionRouter(folder: string): Record<string, string> {
  const fromUnit = createRequire(join(folder, 'package.json'))
  const fromPlatform = createRequire(fromUnit.resolve('@closyyy/platform/router'))
  const fromRouterDom = createRequire(fromPlatform.resolve('react-router-dom'))
  const dist = join(dirname(fromRouterDom.resolve('react-router/package.json')), 'dist/production')
  return { 'react-router$': join(dist, 'index.mjs'), 'react-router/dom$': join(dist, 'dom-export.mjs') }
}
