import { type Node, Visitor } from 'oxc-parser'
import { type Ban, bans } from './bans.ts'
import type { Finding } from './finding.ts'
import { lineAt, type SourceFile } from './source-file.ts'

export function checkBans({ path, text, program, comments }: SourceFile): Finding[] {
  const findings: Finding[] = []
  const applicable = bans.filter(ban => ban.within(path))
  const check = (kind: Ban['node'], name: string, start: number) => {
    for (const { node, name: pattern, rule, message } of applicable) {
      if (node === kind && pattern.test(name)) findings.push({ rule, path, line: lineAt(text, start), message })
    }
  }
  new Visitor({
    CallExpression: node => {
      check('call', dotted(node.callee), node.start)
      if (isInterpolated(node.arguments[0])) check('interpolated', dotted(node.callee), node.start)
    },
    NewExpression: node => check('new', dotted(node.callee), node.start),
    MemberExpression: node => check('member', dotted(node), node.start),
    TaggedTemplateExpression: node => check('template', dotted(node.tag), node.start),
    Literal: node => check('text', String(node.value), node.start),
  }).visit(program)
  for (const comment of comments) check('comment', comment.value, comment.start)
  return findings
}

/** Returns whether a node is a template with values or a concatenation, or an object that contains one. */
function isInterpolated(node: Node | undefined): boolean {
  if (node?.type === 'TemplateLiteral') return node.expressions.length > 0
  if (node?.type === 'BinaryExpression') return node.operator === '+'
  if (node?.type !== 'ObjectExpression') return false
  return node.properties.some(part => part.type === 'Property' && isInterpolated(part.value))
}

/** Returns the dotted name of an expression, such as `a.b().c`; parts without a name are `?`. */
function dotted(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'CallExpression') return `${dotted(node.callee)}()`
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return dotted(node.expression)
  if (node.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`
  if (node.type !== 'MemberExpression') return '?'
  return `${dotted(node.object)}.${node.property.type === 'Identifier' && !node.computed ? node.property.name : '?'}`
}
