import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Returns aliases to the router's production files because its exports map contains only the development ones. */
export function productionRouter(folder: string): Record<string, string> {
  const fromUnit = createRequire(join(folder, 'package.json'))
  const fromPlatform = createRequire(fromUnit.resolve('@closyyy/platform/router'))
  const fromRouterDom = createRequire(fromPlatform.resolve('react-router-dom'))
  const dist = join(dirname(fromRouterDom.resolve('react-router/package.json')), 'dist/production')
  return { 'react-router$': join(dist, 'index.mjs'), 'react-router/dom$': join(dist, 'dom-export.mjs') }
}
