import { isDevelopment, isTest } from './file-kinds.ts'
import type { Finding } from './finding.ts'
import { type ImportBoundary, importBoundaries } from './import-boundaries.ts'
import type { Import, SourceFile } from './source-file.ts'
import { nameOf, ownerOf, type Package, targetOf } from './workspace.ts'

export function checkImports({ path, imports }: SourceFile, packages: Package[]): Finding[] {
  return imports.flatMap(one => {
    const target = targetOf(path, one.specifier, packages)
    const found = [
      ...importBoundaries.filter(boundary => forbids(boundary, path, target, one.isType)),
      leavesPackage(path, one.specifier, target, packages),
      isUndeclared(path, one, target, packages),
    ]
    return found.flatMap(hit => (hit ? [{ rule: hit.rule, path, line: one.line, message: hit.message }] : []))
  })
}

function forbids(boundary: ImportBoundary, path: string, target: string, isType: boolean): boolean {
  const [matched, group = ''] = boundary.from.exec(path) ?? []
  if (matched === undefined || boundary.unless?.(path) || (isType && boundary.typesAllowed)) return false
  const matches = (pattern: string) => new RegExp(pattern.replace('$1', group)).test(target)
  return matches(boundary.to) && !(boundary.except && matches(boundary.except))
}

function leavesPackage(path: string, specifier: string, target: string, packages: Package[]) {
  if (!specifier.startsWith('.') || ownerOf(path, packages) === ownerOf(target, packages)) return
  return {
    rule: 'leaves-package',
    message: 'A relative import stays inside its package: import the other one by its name, @closyyy/…',
  }
}

function isUndeclared(path: string, { specifier, isType }: Import, target: string, packages: Package[]) {
  const owner = ownerOf(path, packages)
  const name = nameOf(specifier)
  if (!owner || specifier.startsWith('.') || target.startsWith('node:') || owner.name === name) return
  const repository = packages.find(({ folder }) => folder === '')
  const development = isDevelopment(path) || isType
  if (owner.shipped.has(name) || (development && owner.development.has(name))) return
  if (isTest(path) && repository?.development.has(name)) return
  return {
    rule: 'undeclared-dependency',
    message: `${name} is not among the dependencies of ${owner.name}: declare it in its package.json.`,
  }
}
