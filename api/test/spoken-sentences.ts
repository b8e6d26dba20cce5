import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

interface SyntaxNode {
  type: string
  [part: string]: unknown
}

/** Which way each condition of a text goes, by the condition's own words. */
type Branches = ReadonlyMap<string, boolean>

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Tests, and what writes to machines and operators alone (SQL, metrics, the document). */
const silentFiles = /\.test\.ts$|-queries\.ts$|(metrics-service|openapi-document)\.ts$/
/** Faults of ours, which nobody is shown, logs, and the documentation of calls. */
const silentCalls = ['Error', 'console.log', 'undeliverable', 'mark']
const silentKeys = ['summary']
const silentNames = ['placing', 'conditions', 'deliveryCities', 'listingCities', 'provinces']

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
const isText = ({ type, value }: SyntaxNode) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
const partsOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode)

/** Three words, or a full stop; nothing else in the code begins with a capital letter, a number or a value and has them. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter(word => /[A-Za-z]{2}/.test(word))
  return /^(?:[A-Z\d]|\{\})/.test(text) && /\s/.test(text) && (words.length >= 3 || /[a-z][.!?]$/.test(text))
}

/** Reads the texts of one file as they come out: constants put in, every branch of a condition taken. */
function readFile(source: string) {
  const sourceOf = ({ start, end }: SyntaxNode) => source.slice(start as number, end as number)
  const constants = new Map<string, SyntaxNode | undefined>()

  function noteConstants(node: SyntaxNode): void {
    if (node.type === 'VariableDeclarator' && isNode(node.init) && isNode(node.id)) {
      const name = node.id.name as string
      constants.set(name, constants.has(name) ? undefined : node.init)
    }
    for (const part of partsOf(node)) noteConstants(part)
  }

  /** What an expression stands for, as `{}` where only the running program knows. */
  function textOf(node: SyntaxNode, branches: Branches): string {
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value
    if (node.type === 'TemplateLiteral') {
      const expressions = node.expressions as SyntaxNode[]
      const fixed = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
      return fixed.map((text, at) => text + (expressions[at] ? textOf(expressions[at], branches) : '')).join('')
    }
    if (node.type === 'ConditionalExpression') {
      const taken = branches.get(sourceOf(node.test as SyntaxNode)) ? node.consequent : node.alternate
      return textOf(taken as SyntaxNode, branches)
    }
    const constant = node.type === 'Identifier' ? constants.get(node.name as string) : undefined
    return constant ? textOf(constant, branches) : '{}'
  }

  function conditionsOf(node: SyntaxNode, found = new Set<string>()): Set<string> {
    if (node.type === 'ConditionalExpression') found.add(sourceOf(node.test as SyntaxNode))
    const constant = node.type === 'Identifier' ? constants.get(node.name as string) : undefined
    if (constant?.type === 'ConditionalExpression') conditionsOf(constant, found)
    for (const part of partsOf(node)) conditionsOf(part, found)
    return found
  }

  function textsOf(node: SyntaxNode): string[] {
    let ways: Branches[] = [new Map()]
    for (const condition of conditionsOf(node))
      ways = ways.flatMap(way => [true, false].map(isTaken => new Map([...way, [condition, isTaken]])))
    return ways.map(way => textOf(node, way))
  }

  function isSilent(node: SyntaxNode): boolean {
    if (node.type === 'BinaryExpression') return node.operator !== '+'
    if (node.type === 'TaggedTemplateExpression') return true
    if (node.type === 'Property') return silentKeys.includes(sourceOf(node.key as SyntaxNode))
    if (node.type === 'VariableDeclarator') return silentNames.includes((node.id as SyntaxNode).name as string)
    return isNode(node.callee) && silentCalls.includes(sourceOf(node.callee))
  }

  function collect(node: SyntaxNode): string[] {
    if (isSilent(node)) return []
    if (isText(node)) return textsOf(node).filter(isSentence)
    const [, message] = (node.arguments ?? []) as SyntaxNode[]
    const isThrown = isNode(node.callee) && node.callee.name === 'AppError' && message && isText(message)
    return [...(isThrown ? textsOf(message) : []), ...partsOf(node).flatMap(collect)]
  }

  return { noteConstants, collect }
}

/**
 * Every sentence that the API can tell a person, with the file that says it; `{}` stands for what is filled in.
 * A sentence is any text of the code that reads like one, wherever it stands: thrown, in a table, in a schema.
 */
export function spokenSentences(): Map<string, string> {
  const spoken = new Map<string, string>()
  const files = globSync(['api/src/**/*.ts', 'shared/contract/src/**/*.ts'], { cwd: root })
  for (const path of files.filter(path => !silentFiles.test(path)).sort()) {
    const source = readFileSync(root + path, 'utf8')
    const program = parseSync(path, source).program as unknown as SyntaxNode
    const { noteConstants, collect } = readFile(source)
    noteConstants(program)
    for (const sentence of collect(program)) spoken.set(sentence, path)
  }
  return spoken
}
