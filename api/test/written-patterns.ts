import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

export interface WrittenPattern {
  path: string
  source: string
  flags: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

function collect(node: unknown, found: (regex: { pattern: string; flags: string }) => void): void {
  if (typeof node !== 'object' || node === null) return
  const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } }
  if (type === 'Literal' && regex) found(regex)
  for (const part of Object.values(node)) collect(part, found)
}

/** Lists every regular expression in the API and its contract, tests excluded. */
export function writtenPatterns(): WrittenPattern[] {
  const patterns: WrittenPattern[] = []
  for (const path of globSync(['api/src/**/*.ts', 'shared/contract/src/**/*.ts'], { cwd: root }).sort()) {
    if (path.endsWith('.test.ts')) continue
    const { program } = parseSync(path, readFileSync(root + path, 'utf8'))
    collect(program, ({ pattern, flags }) => patterns.push({ path, source: pattern, flags }))
  }
  return patterns
}
