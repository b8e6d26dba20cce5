import type { Finding } from './finding.ts'
import type { SourceFile } from './source-file.ts'
import { type Package, targetOf } from './workspace.ts'

/** Finds rings of modules that import each other, each reported once. Imports of types alone and lazy ones do not count. */
export function checkCycles(files: SourceFile[], packages: Package[]): Finding[] {
  const known = new Map(files.map(file => [withoutExtension(file.path), file]))
  const next = (file: SourceFile) =>
    file.imports
      .filter(one => !one.isType && !one.isLazy)
      .flatMap(one => known.get(withoutExtension(targetOf(file.path, one.specifier, packages))) ?? [])
  const done = new Set<SourceFile>()
  const findings: Finding[] = []
  const walk = (file: SourceFile, way: SourceFile[]) => {
    const start = way.indexOf(file)
    if (start >= 0) {
      const ring = [...way.slice(start), file].map(({ path }) => path).join(' → ')
      findings.push({ rule: 'cycle', path: file.path, line: 1, message: `Modules import each other: ${ring}` })
    }
    if (start >= 0 || done.has(file)) return
    for (const target of next(file)) walk(target, [...way, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  return findings
}

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '')
