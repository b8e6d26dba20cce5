import { expect, it } from 'vitest'
import { checkDocuments } from './documents.ts'

const record = '# One\n\nStatus: accepted, 2026-11-21\n\n## Context\n\n## Decision\n\n## Consequence\n'

function messages(texts: Record<string, string>): string[] {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }))
  const repository = {
    paths: new Set(Object.keys(texts)),
    scripts: new Set(['start', 'dev']),
    textOf: (path: string) => texts[path],
  }
  return checkDocuments(files, repository).map(({ message }) => message)
}

it('rejects links without a target', () => {
  const links =
    '[a](docs/architecture.md#the-way) [b](docs) [c](docs/none.md) [d](docs/architecture.md#no) [e](https://closyyy.pk)'
  const texts = { 'README.md': links, 'docs/architecture.md': '## The way' }
  expect(messages(texts)).toEqual([
    'The link target docs/none.md does not exist.',
    'The link target docs/architecture.md#no does not exist.',
  ])
})

it('rejects commands that package.json does not have', () => {
  expect(messages({ 'README.md': '`npm start`, `npm run dev storefront`, `npm run deploy`' })).toEqual([
    'package.json has no script deploy.',
  ])
})

it('requires decision records to be numbered without gaps and to have three headings', () => {
  expect(
    messages({
      'docs/decisions/001-one.md': record,
      'docs/decisions/003-three.md': record.replace('## Consequence\n', ''),
    }),
  ).toEqual(['The heading “## Consequence” is missing.', 'The number should be 002.'])
})

it.each(['', 'Status: accepted', 'Status: superseded by 2, 2026-11-21'])(
  'rejects a decision record with the status line %j',
  status => {
    const text = record.replace('Status: accepted, 2026-11-21', status)
    expect(messages({ 'docs/decisions/001-one.md': text })).toEqual([
      'The line “Status: accepted, YYYY-MM-DD” is missing.',
    ])
  },
)

it('rejects a citation of an unknown decision record', () => {
  const cited = `// see ${'docs/decisions'}/007`
  expect(messages({ 'api/src/app.ts': cited })).toEqual(['There is no decision record 007.'])
})

it('rejects environment variables that no document names', () => {
  const declared =
    'const Env = z.object({\n  DATA_DIR: z.string(),\n  LIMIT_READS: limit,\n  AFTER_PER_IP: limit,\n  PORT: Port,\n})'
  const named = 'Variables: `DATA_DIR`, `AFTER_PER_PHONE`, `_PER_IP`. Limits begin with `LIMIT_`: `READS`.'
  expect(messages({ 'api/src/env.ts': declared, 'api/README.md': named })).toEqual([
    'No document names the variable PORT.',
  ])
})

it('rejects owners in the glossary that are not folders', () => {
  const texts = { 'docs/glossary.md': '| `api/src/offers` | `api/src/bids` |', 'api/src/offers/offers.ts': '' }
  expect(messages(texts)).toEqual(['There is no folder api/src/bids.'])
})

it('rejects a citation of a text file that is not in the repository', () => {
  const cited = (name: string) => `/** Half the price at least (${name}.txt section 5). */`
  const texts = { 'api/src/offers.ts': cited('storefront'), 'api/src/licence.ts': cited('licence'), 'licence.txt': '' }
  expect(messages(texts)).toEqual(['storefront.txt is not in the repository: cite a rule of docs/rules.'])
})

it('accepts names of text files in code', () => {
  expect(messages({ 'shell/server/robots.ts': "app.get('/robots.txt', reply)\nconst name = 'robots.txt'" })).toEqual([])
})
