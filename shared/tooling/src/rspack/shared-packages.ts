import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sharedModules } from '@closyyy/platform/federation/shared-modules'

const OWN_VERSION = '0.1.0'

/** The plugin does not resolve `catalog:` versions. A remote bundles no copy, which could become a second React. */
export function sharedPackages(folder: string, isProvider: boolean) {
  const require = createRequire(join(folder, 'package.json'))
  return Object.fromEntries(
    sharedModules.map(id => {
      const version = id.startsWith('@closyyy/') ? OWN_VERSION : installedVersion(require, id)
      const range = id.startsWith('@closyyy/') ? `^${version}` : `^${version.split('.')[0]}.0.0`
      return [id, { singleton: true, version, requiredVersion: range, ...(!isProvider && { import: false as const }) }]
    }),
  )
}

function installedVersion(require: NodeJS.Require, id: string): string {
  const name = id.split('/')[0] as string
  return JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version
}

export function serverExternals(): Record<string, string> {
  return Object.fromEntries(sharedModules.map(id => [id, `commonjs ${id}`]))
}
