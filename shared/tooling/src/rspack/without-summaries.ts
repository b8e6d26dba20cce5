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

function summariesIn(node: SyntaxNode): SyntaxNode[] {
  const within = Object.values(node).flat().filter(isNode).flatMap(summariesIn)
  if (node.type !== 'CallExpression' || !isNamed(node.callee, 'defineCall')) return within
  const [call] = node.arguments as SyntaxNode[]
  const properties = ((call?.properties ?? []) as SyntaxNode[]).filter(({ key }) => isNamed(key, 'summary'))
  return [...within, ...properties]
}

/** Removes the summaries of a contract file's calls because only the API's OpenAPI document uses them. */
export function withoutSummaries(source: string): string {
  const summaries = summariesIn(parseSync('calls.ts', source).program as unknown as SyntaxNode)
  let result = source
  for (const { start, end } of summaries.sort((one, other) => other.start - one.start))
    result = result.slice(0, start) + result.slice(end).replace(/^\s*,/, '')
  return result
}
