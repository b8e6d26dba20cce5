import type { Finding } from './finding.ts'
import type { SourceFile } from './source-file.ts'

const LONGEST = 300
const vagueName = /(^|\/)(utils?|helpers?|common|misc|lib|types)(\/|\.[^/]+$)/
const plainName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
const barrelAllowed = /^shared\/(platform\/|i18n\/src\/text\.ts$)|-entry\.ts$/

/** Checks a file's name and length, whatever its language. */
export function checkFile(path: string, text: string): Finding[] {
  const findings: Finding[] = []
  const report = (rule: string, message: string, line = 1) => findings.push({ rule, path, line, message })
  const lines = text.trimEnd().split('\n').length
  if (lines > LONGEST)
    report('file-length', `${lines} lines: split it by noun or operation, ${LONGEST} at most.`, LONGEST)
  if (vagueName.test(path)) report('vague-name', 'Name a file for what it does: money.ts, relative-time.ts.')
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (!plainName.test(name)) report('kebab-case', 'File names are kebab-case, with the role as suffix: cart-page.tsx.')
  return findings
}

/** Checks that a module has something of its own to say. */
export function checkBarrel({ path, program }: SourceFile): Finding[] {
  if (barrelAllowed.test(path) || program.body.length === 0) return []
  const reExports = program.body.every(
    node => node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source),
  )
  if (!reExports) return []
  return [
    {
      rule: 'barrel',
      path,
      line: 1,
      message: 'No barrels: import the file itself; a package’s exports map is its face.',
    },
  ]
}
