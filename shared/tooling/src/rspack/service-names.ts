import { parseSync } from 'oxc-parser'

interface SyntaxNode {
  type: string
  [part: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

const childrenOf = (node: SyntaxNode) => Object.values(node).flat().filter(isNode)

function nodesIn(node: SyntaxNode): SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)]
}

const isIdentifier = (node: unknown, name: string) => isNode(node) && node.type === 'Identifier' && node.name === name

/** True for `useServices()` and `context.get(servicesContext)`. */
function readsServices(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression') return false
  const [first] = node.arguments as SyntaxNode[]
  return isIdentifier(node.callee, 'useServices') || isIdentifier(first, 'servicesContext')
}

/** True for a parameter whose type annotation names `Services`. */
function isServicesParameter(node: SyntaxNode): boolean {
  if (!isNode(node.typeAnnotation)) return false
  return nodesIn(node.typeAnnotation).some(part => isIdentifier(part, 'Services'))
}

const keysOf = (pattern: SyntaxNode) =>
  (pattern.properties as SyntaxNode[]).flatMap(({ key }) => (isNode(key) ? [String(key.name)] : []))

/**
 * Returns the properties of the platform's `Services` that a module reads: destructured or read as members, from
 * `useServices()`, from `servicesContext`, or from a parameter of the type `Services`.
 */
export function serviceNamesIn(source: string): string[] {
  if (!source.includes('@closyyy/platform/services')) return []
  const nodes = nodesIn(parseSync('module.tsx', source).program as unknown as SyntaxNode)
  const declared = nodes.flatMap(node =>
    node.type === 'VariableDeclarator' && readsServices(node.init) ? [node.id] : [],
  )
  const patterns = [...declared, ...nodes.filter(isServicesParameter)] as SyntaxNode[]
  const variables = patterns.filter(({ type }) => type === 'Identifier').map(({ name }) => String(name))
  const isServices = (node: unknown) => readsServices(node) || variables.some(name => isIdentifier(node, name))
  const names = nodes.flatMap(node => {
    if (node.type === 'MemberExpression' && isServices(node.object)) return [String((node.property as SyntaxNode).name)]
    if (node.type === 'ObjectPattern' && patterns.includes(node)) return keysOf(node)
    const isLater = node.type === 'VariableDeclarator' && variables.some(name => isIdentifier(node.init, name))
    return isLater && isNode(node.id) && node.id.type === 'ObjectPattern' ? keysOf(node.id) : []
  })
  return [...new Set(names)].sort()
}
