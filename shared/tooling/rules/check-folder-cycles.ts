import { isTest } from './file-kinds.ts'
import type { Finding } from './finding.ts'
import { type CycleScope, cycleScopes } from './folder-cycles.ts'
import type { SourceFile } from './source-file.ts'
import { type Package, targetOf } from './workspace.ts'

/** One import from a child to another. */
interface Edge {
  from: string
  to: string
  path: string
  line: number
}

const isOfTests = (path: string) => isTest(path) || /\.story\.tsx?$/.test(path)

/** Finds children of one folder that import each other in a circle, each circle reported once. */
export function checkFolderCycles(files: SourceFile[], packages: Package[], scopes = cycleScopes): Finding[] {
  return scopes.flatMap(scope => cyclesIn(scope, files, packages))
}

function cyclesIn(scope: CycleScope, files: SourceFile[], packages: Package[]): Finding[] {
  const edges = edgesIn(scope, files, packages)
  const done = new Set<string>()
  const findings: Finding[] = []
  const walk = (node: string, way: Edge[]) => {
    const ring = way.slice(way.findIndex(({ from }) => from === node))
    const closes = ring[0]?.from === node
    if (closes) findings.push(findingOf(scope, ring))
    if (closes || done.has(node)) return
    for (const edge of edges.get(node)?.values() ?? []) walk(edge.to, [...way, edge])
    done.add(node)
  }
  for (const node of edges.keys()) walk(node, [])
  return findings
}

function findingOf({ folder }: CycleScope, ring: Edge[]): Finding {
  const [{ from, path, line }] = ring as [Edge]
  const names = [from, ...ring.map(({ to }) => to)].join(' → ')
  return {
    rule: 'folder-cycle',
    path,
    line,
    message: `Parts of ${folder} import each other: ${names}. Move what both need below them, or hand it in.`,
  }
}

/** One import for each pair of children. */
function edgesIn(scope: CycleScope, files: SourceFile[], packages: Package[]): Map<string, Map<string, Edge>> {
  const edges = new Map<string, Map<string, Edge>>()
  for (const { path, imports } of files) {
    const from = childOf(scope, path)
    if (from === undefined || isOfTests(path)) continue
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

/** The child of the folder that a path belongs to: a subfolder, or a file without its extension. */
function childOf({ folder, between }: CycleScope, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const parts = path.slice(folder.length + 1).split('/')
  if (between === 'files') return parts.join('/').replace(/\.tsx?$/, '')
  return parts.length > 1 ? parts[0] : undefined
}
