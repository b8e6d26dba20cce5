import { checkBans } from './check-bans.ts'
import { checkFolderCycles } from './check-folder-cycles.ts'
import { checkImports } from './check-imports.ts'
import type { Finding } from './finding.ts'
import { parseSource } from './source-file.ts'
import type { Package } from './workspace.ts'

export interface TextFile {
  path: string
  text: string
}

const vagueName = /(^|\/)(utils?|helpers?|common|misc|lib|types)(\/|\.[^/]+$)/
const plainName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
const isScript = ({ path }: TextFile) => /\.(ts|tsx|mjs|cjs|js)$/.test(path)
const isCode = (file: TextFile) => isScript(file) || file.path.endsWith('.css')

export function checkRules(files: TextFile[], packages: Package[]): Finding[] {
  const code = files.filter(isCode)
  const sources = code.filter(isScript).map(({ path, text }) => parseSource(path, text))
  return [
    ...code.flatMap(({ path }) => checkFileName(path)),
    ...sources.flatMap(source => [...checkImports(source, packages), ...checkBans(source)]),
    ...checkFolderCycles(sources, packages),
  ]
}

function checkFileName(path: string): Finding[] {
  const findings: Finding[] = []
  const report = (rule: string, message: string) => findings.push({ rule, path, line: 1, message })
  if (vagueName.test(path)) report('vague-name', 'Name a file for what it does: money.ts, relative-time.ts.')
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (!plainName.test(name)) report('kebab-case', 'File names are kebab-case, with the role as suffix: cart-page.tsx.')
  return findings
}
