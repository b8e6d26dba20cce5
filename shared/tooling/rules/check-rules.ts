import { checkBans } from './check-bans.ts'
import { checkFile } from './check-files.ts'
import { checkFolderCycles } from './check-folder-cycles.ts'
import { checkImports } from './check-imports.ts'
import type { Finding } from './finding.ts'
import { parseSource } from './source-file.ts'
import type { Package } from './workspace.ts'

export interface TextFile {
  path: string
  text: string
}

const isScript = ({ path }: TextFile) => /\.(ts|tsx|mjs|cjs|js)$/.test(path)
const isCode = (file: TextFile) => isScript(file) || file.path.endsWith('.css')

export function checkRules(files: TextFile[], packages: Package[]): Finding[] {
  const code = files.filter(isCode)
  const sources = code.filter(isScript).map(({ path, text }) => parseSource(path, text))
  return [
    ...code.flatMap(({ path }) => checkFile(path)),
    ...sources.flatMap(source => [...checkImports(source, packages), ...checkBans(source)]),
    ...checkFolderCycles(sources, packages),
  ]
}
