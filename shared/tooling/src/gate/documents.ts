import { basename, dirname, join } from 'node:path/posix'
import type { TextFile } from '../rules/check-rules.ts'
import type { Finding } from '../rules/finding.ts'

const npmCommands = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g
const links = /\[[^\]]*\]\(([^)\s]+)\)/g
/** A bare file name in prose; quoted, linked and generated names are not citations. */
const citedTexts = /(?<![\w`'"/.*{$-])([\w-]+\.(?:md|txt))(?![\w`'"])/g
const citedRecords = /docs\/decisions\/(\d{3})/g
const recordStatus = /^Status: (?:accepted|superseded by \d{3}), \d{4}-\d{2}-\d{2}(?:; .+)?$/m
const recordHeadings = ['Context', 'Decision', 'Consequence']
const glossary = 'docs/glossary.md'
const folders = /`([a-z][\w-]*(?:\/[\w-]+)+)`/g
const recordsFolder = 'docs/decisions/'
/** Declaration of an environment variable in a schema. */
const variables = /^ {2}([A-Z][A-Z\d]*(?:_[A-Z\d]+)*): [A-Za-z]/gm
const settings = /^(?:api\/src|shell\/server)\/(?:env|[\w-]+-settings)\.ts$/

interface Repository {
  paths: Set<string>
  scripts: Set<string>
  textOf: (path: string) => string | undefined
}

export function checkDocuments(files: TextFile[], repository: Repository): Finding[] {
  const documents = files.filter(({ path }) => path.endsWith('.md'))
  return [
    ...documents.flatMap(document => [...brokenLinks(document, repository), ...unknownCommands(document, repository)]),
    ...documents.filter(({ path }) => path === glossary).flatMap(document => missingFolders(document, repository)),
    ...files
      .filter(({ path }) => settings.test(path))
      .flatMap(file => undocumentedVariables(file, documents.map(({ text }) => text).join('\n'))),
    ...files.flatMap(file => [...unknownRecords(file, repository), ...missingSources(file, repository)]),
    ...checkRecords(documents.filter(({ path }) => path.startsWith(recordsFolder))),
  ]
}

function brokenLinks({ path, text }: TextFile, { paths, textOf }: Repository): Finding[] {
  return matches(withoutCode(text), links).flatMap(({ groups: [target = ''], line }) => {
    if (/^[a-z]+:/.test(target)) return []
    const [file = '', anchor] = target.split('#')
    const destination = file === '' ? path : join(dirname(path), file).replace(/\/$/, '')
    const isFolder = [...paths].some(known => known.startsWith(`${destination}/`))
    const found = destination === '.' || paths.has(destination) || isFolder
    const exists = found && (!anchor || anchorsOf(textOf(destination) ?? '').includes(anchor))
    return exists ? [] : [{ rule: 'broken-link', path, line, message: `The link target ${target} does not exist.` }]
  })
}

function missingFolders({ path, text }: TextFile, { paths }: Repository): Finding[] {
  return matches(text, folders).flatMap(({ groups: [folder = ''], line }) =>
    [...paths].some(known => known.startsWith(`${folder}/`))
      ? []
      : [{ rule: 'missing-folder', path, line, message: `There is no folder ${folder}.` }],
  )
}

function unknownCommands({ path, text }: TextFile, { scripts }: Repository): Finding[] {
  return namedCommands(text)
    .filter(({ name }) => !scripts.has(name))
    .map(({ name, line }) => ({ rule: 'unknown-command', path, line, message: `package.json has no script ${name}.` }))
}

export function namedCommands(text: string): { name: string; line: number }[] {
  return matches(text, npmCommands).map(({ groups: [script, short], line }) => ({ name: script ?? short ?? '', line }))
}

/** A list of limits leaves out their common prefix, and a list of similar names their common beginning. */
function undocumentedVariables({ path, text }: TextFile, documents: string): Finding[] {
  const endings = matches(documents, /`(_[A-Z\d_]+)`/g).map(({ groups: [ending = ''] }) => ending)
  return matches(text, variables).flatMap(({ groups: [name = ''], line }) =>
    [name, name.replace(/^LIMIT_/, '')].some(known => new RegExp(`\\b${known}\\b`).test(documents)) ||
    endings.some(ending => name.endsWith(ending))
      ? []
      : [{ rule: 'undocumented-variable', path, line, message: `No document names the variable ${name}.` }],
  )
}

function unknownRecords({ path, text }: TextFile, { paths }: Repository): Finding[] {
  const known = [...paths]
    .filter(one => one.startsWith(recordsFolder))
    .map(one => one.slice(recordsFolder.length, recordsFolder.length + 3))
  return matches(text, citedRecords).flatMap(({ groups: [number = ''], line }) =>
    known.includes(number)
      ? []
      : [{ rule: 'unknown-record', path, line, message: `There is no decision record ${number}.` }],
  )
}

function missingSources({ path, text }: TextFile, { paths }: Repository): Finding[] {
  const names = new Set([...paths].map(one => basename(one)))
  return matches(text, citedTexts).flatMap(({ groups: [name = ''], line }) =>
    names.has(name)
      ? []
      : [
          {
            rule: 'missing-source',
            path,
            line,
            message: `${name} is not in the repository: cite a rule of docs/rules.`,
          },
        ],
  )
}

function checkRecords(records: TextFile[]): Finding[] {
  const sorted = [...records]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .filter(({ path }) => !path.endsWith('README.md'))
  return sorted.flatMap(({ path, text }, index) => {
    const missing = recordHeadings.filter(heading => !new RegExp(`^## ${heading}s?$`, 'm').test(text))
    const expected = String(index + 1).padStart(3, '0')
    const isNumbered = path.startsWith(`${recordsFolder}${expected}-`)
    return [
      ...missing.map(heading => ({
        rule: 'decision-record',
        path,
        line: 1,
        message: `The heading “## ${heading}” is missing.`,
      })),
      ...(recordStatus.test(text)
        ? []
        : [{ rule: 'decision-record', path, line: 1, message: 'The line “Status: accepted, YYYY-MM-DD” is missing.' }]),
      ...(isNumbered ? [] : [{ rule: 'decision-record', path, line: 1, message: `The number should be ${expected}.` }]),
    ]
  })
}

const withoutCode = (text: string) =>
  text.replace(/```[\s\S]*?```/g, block => block.replace(/[^\n]/g, ' ')).replace(/`[^`\n]*`/g, '')

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

function matches(text: string, pattern: RegExp): { groups: (string | undefined)[]; line: number }[] {
  return [...text.matchAll(pattern)].map(match => ({
    groups: match.slice(1),
    line: text.slice(0, match.index).split('\n').length,
  }))
}
