import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextFile } from '../rules/check-rules.ts'
import { formatFinding } from '../rules/finding.ts'
import { checkDocuments } from './documents.ts'
import { checkProductRules } from './product-rules.ts'
import { repositoryFiles } from './repository-files.ts'
import { checkWords } from './words.ts'

function readTexts(root: string): TextFile[] {
  return repositoryFiles(root)
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}

export function checkAllWords(root: string): string[] {
  return readTexts(root).flatMap(({ path, text }) => checkWords(path, text).map(formatFinding))
}

export function checkAllDocuments(root: string): string[] {
  const files = readTexts(root)
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const { scripts } = JSON.parse(texts.get('package.json') ?? '{}') as { scripts: Record<string, string> }
  const repository = {
    paths: new Set(repositoryFiles(root)),
    scripts: new Set(Object.keys(scripts)),
    textOf: (path: string) => texts.get(path),
  }
  return [...checkDocuments(files, repository), ...checkProductRules(files)].map(formatFinding)
}
