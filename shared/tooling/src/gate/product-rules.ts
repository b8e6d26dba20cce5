import type { TextFile } from '../rules/check-rules.ts'
import type { Finding } from '../rules/finding.ts'

const rulesFolder = 'docs/rules/'
const overviewPath = `${rulesFolder}README.md`
const definition = /^## ([A-Z]+(?:-[A-Z]+)*-\d+) /gm
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

interface Mention {
  id: string
  path: string
  line: number
}

function mentionsIn({ path, text }: TextFile, pattern: RegExp): Mention[] {
  return [...text.matchAll(pattern)].map(match => ({
    id: match[1] ?? '',
    path,
    line: text.slice(0, match.index).split('\n').length,
  }))
}

const definitionsOf = (files: TextFile[]) =>
  files.filter(({ path }) => path.startsWith(rulesFolder)).flatMap(file => mentionsIn(file, definition))

function citationPattern(rules: Mention[]): RegExp {
  const prefixes = new Set(rules.map(({ id }) => id.replace(/-\d+$/, '')))
  return new RegExp(`\\b((?:${[...prefixes].join('|')})-\\d+)\\b`, 'g')
}

function citedByTests(files: TextFile[], rules: Mention[]): Set<string> {
  const pattern = citationPattern(rules)
  return new Set(
    files.filter(({ path }) => isTest(path)).flatMap(file => mentionsIn(file, pattern).map(({ id }) => id)),
  )
}

function duplicates(rules: Mention[]): Finding[] {
  return rules
    .filter(({ id }, index) => rules.findIndex(rule => rule.id === id) < index)
    .map(({ id, path, line }) => ({ rule: 'duplicate-rule', path, line, message: `${id} is defined twice.` }))
}

function unknown(files: TextFile[], rules: Mention[]): Finding[] {
  const known = new Set(rules.map(({ id }) => id))
  const pattern = citationPattern(rules)
  return files
    .flatMap(file => mentionsIn(file, pattern))
    .filter(({ id }) => !known.has(id))
    .map(({ id, path, line }) => ({ rule: 'unknown-rule', path, line, message: `There is no rule ${id}.` }))
}

function untested(files: TextFile[], rules: Mention[]): Finding[] {
  const cited = citedByTests(files, rules)
  return rules
    .filter(({ id }) => !cited.has(id))
    .map(({ id, path, line }) => ({ rule: 'untested-rule', path, line, message: `No test cites ${id}.` }))
}

/** Finds files of rules to which the overview has no link. */
function unlisted(files: TextFile[], rules: Mention[]): Finding[] {
  const overview = files.find(({ path }) => path === overviewPath)?.text ?? ''
  return [...new Set(rules.map(({ path }) => path))]
    .filter(path => !overview.includes(`](${path.slice(rulesFolder.length)})`))
    .map(path => ({ rule: 'unlisted-rules', path, line: 1, message: `${overviewPath} has no link to this file.` }))
}

/**
 * Checks that every rule is defined once in docs/rules and cited by a test, that every cited rule is defined, and that the
 * overview lists all files.
 */
export function checkProductRules(files: TextFile[]): Finding[] {
  const rules = definitionsOf(files)
  if (rules.length === 0) return []
  return [...duplicates(rules), ...unknown(files, rules), ...untested(files, rules), ...unlisted(files, rules)]
}
