import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { type Finding, formatFinding } from '../rules/finding.ts'
import { styleRules } from '../rules/style-rules.ts'
import { repositoryFiles } from './repository-files.ts'

const isStyle = (path: string) => path.endsWith('.css') && !path.endsWith('.fail.css')

export async function checkStyle(root: string, path: string, code: string): Promise<Finding[]> {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, path), cwd: root, config: styleRules })
  return results.flatMap(({ warnings }) =>
    warnings.map(({ rule, line, text }) => ({ rule, path, line, message: text.replace(/ \([^()]+\)$/, '') })),
  )
}

export async function checkStyles(root: string): Promise<string[]> {
  const paths = repositoryFiles(root).filter(isStyle)
  const findings = await Promise.all(paths.map(path => checkStyle(root, path, readFileSync(join(root, path), 'utf8'))))
  return findings.flat().map(formatFinding)
}
