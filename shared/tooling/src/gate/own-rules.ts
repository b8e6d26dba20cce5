import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRules } from '../rules/check-rules.ts'
import { formatFinding } from '../rules/finding.ts'
import { readPackages } from '../rules/workspace.ts'
import { repositoryFiles } from './repository-files.ts'

const isSample = (path: string) => /\.fail\.(ts|css)$/.test(path)
const isCode = (path: string) => /\.(ts|tsx|mjs|cjs|js|css)$/.test(path)

export function checkOwnRules(root: string): string[] {
  const paths = repositoryFiles(root)
  const code = paths.filter(path => isCode(path) && !isSample(path))
  const files = code.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return checkRules(files, readPackages(root, paths)).map(formatFinding)
}
