import { type Node, Visitor } from 'oxc-parser'
import { type Ban, bans } from './bans.ts'
import type { Finding } from './finding.ts'
import { lineAt, type SourceFile } from './source-file.ts'

/** Checks what a file's code says. */
export function checkBans({ path, text, program, comments }: SourceFile): Finding[] {
  const findings: Finding[] = []
  const holding = bans.filter(ban => ban.within(path))
  const look = (kind: Ban['node'], name: string, start: number) => {
    for (const { node, name: pattern, rule, message } of holding) {
      if (node === kind && pattern.test(name)) findings.push({ rule, path, line: lineAt(text, start), message })
    }
  }
  new Visitor({
    CallExpression: node => {
      look('call', dotted(node.callee), node.start)
      if (isWoven(node.arguments[0])) look('woven', dotted(node.callee), node.start)
    },
    NewExpression: node => look('new', dotted(node.callee), node.start),
    MemberExpression: node => look('member', dotted(node), node.start),
    TaggedTemplateExpression: node => look('template', dotted(node.tag), node.start),
    Literal: node => look('text', String(node.value), node.start),
  }).visit(program)
  for (const comment of comments) look('comment', comment.value, comment.start)
  return findings
}

/** Text with values in it: a template with holes, or texts put together, also as `text` of an object. */
function isWoven(node: Node | undefined): boolean {
  if (node?.type === 'TemplateLiteral') return node.expressions.length > 0
  if (node?.type === 'BinaryExpression') return node.operator === '+'
  if (node?.type !== 'ObjectExpression') return false
  return node.properties.some(part => part.type === 'Property' && isWoven(part.value))
}

/** `a.b().c` of an expression; what has no name is `?`. */
function dotted(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'CallExpression') return `${dotted(node.callee)}()`
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return dotted(node.expression)
  if (node.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`
  if (node.type !== 'MemberExpression') return '?'
  return `${dotted(node.object)}.${node.property.type === 'Identifier' && !node.computed ? node.property.name : '?'}`
}
