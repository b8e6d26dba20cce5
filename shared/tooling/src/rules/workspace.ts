import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package of the workspace; `folder` is '' for the repository itself. */
export interface Package {
  folder: string
  name: string
  shipped: Set<string>
  /** Further packages that tests, configuration and type-only imports may use. */
  development: Set<string>
}

export function readPackages(root: string, paths: string[]): Package[] {
  const manifests = paths.filter(path => /(^|\/)package\.json$/.test(path))
  const packages = manifests.map(path => packageOf(dirname(path), JSON.parse(readFileSync(join(root, path), 'utf8'))))
  return packages.sort((a, b) => b.folder.length - a.folder.length)
}

export function packageOf(folder: string, manifest: Manifest): Package {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest
  return {
    folder: folder === '.' ? '' : folder,
    name: manifest.name,
    shipped: new Set(Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })),
    development: new Set(Object.keys(devDependencies ?? {})),
  }
}

export function ownerOf(path: string, packages: Package[]): Package | undefined {
  return packages.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
}

/** Resolves an import to `npm:name/sub`, `node:name`, or a path (without extension in another package). */
export function targetOf(from: string, specifier: string, packages: Package[]): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\?.*$/, ''))
  if (specifier.startsWith('node:')) return specifier
  const name = nameOf(specifier)
  const own = packages.find(candidate => candidate.name === name)
  return own ? join(own.folder, 'src', specifier.slice(name.length + 1)) : `npm:${specifier}`
}

export function nameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
