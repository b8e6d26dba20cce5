import { isTest } from './file-kinds.ts'
import type { Finding } from './finding.ts'
import { type CycleScope, cycleScopes } from './folder-cycles.ts'
import type { SourceFile } from './source-file.ts'
import { type Package, targetOf } from './workspace.ts'

interface Edge {
  from: string
  to: string
  path: string
  line: number
}

const isTestFile = (path: string) => isTest(path) || /\.story\.tsx?$/.test(path)

export function checkFolderCycles(files: SourceFile[], packages: Package[], scopes = cycleScopes): Finding[] {
  return scopes.flatMap(scope => cyclesIn(scope, files, packages))
}

function cyclesIn(scope: CycleScope, files: SourceFile[], packages: Package[]): Finding[] {
  const edges = edgesIn(scope, files, packages)
  const visited = new Set<string>()
  const findings: Finding[] = []
  const walk = (node: string, path: Edge[]) => {
    const cycle = path.slice(path.findIndex(({ from }) => from === node))
    const closes = cycle[0]?.from === node
    if (closes) findings.push(findingOf(scope, cycle))
    if (closes || visited.has(node)) return
    for (const edge of edges.get(node)?.values() ?? []) walk(edge.to, [...path, edge])
    visited.add(node)
  }
  for (const node of edges.keys()) walk(node, [])
  return findings
}

function findingOf({ folder }: CycleScope, cycle: Edge[]): Finding {
  const [{ from, path, line }] = cycle as [Edge]
  const names = [from, ...cycle.map(({ to }) => to)].join(' → ')
  return {
    rule: 'folder-cycle',
    path,
    line,
    message: `Parts of ${folder} import each other: ${names}. Move the shared part below them, or pass it in.`,
  }
}

function edgesIn(scope: CycleScope, files: SourceFile[], packages: Package[]): Map<string, Map<string, Edge>> {
  const edges = new Map<string, Map<string, Edge>>()
  for (const { path, imports } of files) {
    const from = childOf(scope, path)
    if (from === undefined || isTestFile(path)) continue
    for (const { specifier, line } of imports) {
      const to = childOf(scope, targetOf(path, specifier, packages))
      if (to === undefined || to === from) continue
      const own = edges.get(from) ?? new Map<string, Edge>()
      if (!own.has(to)) own.set(to, { from, to, path, line })
      edges.set(from, own)
    }
  }
  return edges
}

/** Returns the child of the folder that a path belongs to: a subfolder, or a file without its extension. */
function childOf({ folder, between }: CycleScope, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const parts = path.slice(folder.length + 1).split('/')
  if (between === 'files') return parts.join('/').replace(/\.tsx?$/, '')
  return parts.length > 1 ? parts[0] : undefined
}
