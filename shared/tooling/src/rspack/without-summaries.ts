import { parseSync } from 'oxc-parser'

interface SyntaxNode {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

const isNamed = (node: unknown, name: string) => isNode(node) && node.name === name

/** The `summary` of each call that is declared within a node. */
function summariesIn(node: SyntaxNode): SyntaxNode[] {
  const within = Object.values(node).flat().filter(isNode).flatMap(summariesIn)
  if (node.type !== 'CallExpression' || !isNamed(node.callee, 'defineCall')) return within
  const [call] = node.arguments as SyntaxNode[]
  const properties = ((call?.properties ?? []) as SyntaxNode[]).filter(({ key }) => isNamed(key, 'summary'))
  return [...within, ...properties]
}

/** Removes the summaries of a contract file's calls: the API's document alone reads them, and every page would carry them. */
export function withoutSummaries(source: string): string {
  const summaries = summariesIn(parseSync('calls.ts', source).program as unknown as SyntaxNode)
  let kept = source
  for (const { start, end } of summaries.sort((one, other) => other.start - one.start))
    kept = kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, '')
  return kept
}
