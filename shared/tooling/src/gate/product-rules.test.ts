import { expect, it } from 'vitest'
import { checkProductRules } from './product-rules.ts'

const rules = '# Samples\n\n## SAMPLE-1 Price\n\n## SAMPLE-2 Expiry\n'
const test = '// SAMPLE-1\n// SAMPLE-2'
const linksTo = (...names: string[]) => names.map(name => `- [Rules](${name}.md)\n`).join('')
const valid = {
  'docs/rules/README.md': linksTo('samples', 'others', 'sample-sizes'),
  'docs/rules/samples.md': rules,
  'api/src/samples.test.ts': test,
}

const filesOf = (texts: Record<string, string>) => Object.entries(texts).map(([path, text]) => ({ path, text }))

const findings = (texts: Record<string, string>) =>
  checkProductRules(filesOf({ ...valid, ...texts })).map(({ path, line, message }) => `${path}:${line} ${message}`)

it('accepts rules that are defined once and cited by a test', () => {
  expect(findings({})).toEqual([])
})

it('rejects a cited rule that is not defined', () => {
  expect(findings({ 'api/src/samples.ts': '/** Expires. (SAMPLE-3) */' })).toEqual([
    'api/src/samples.ts:1 There is no rule SAMPLE-3.',
  ])
})

it('ignores words that only look like an id', () => {
  expect(findings({ 'api/src/samples.ts': '// UTF-8' })).toEqual([])
})

it('rejects a rule that is defined twice', () => {
  expect(findings({ 'docs/rules/others.md': '## SAMPLE-2 Expiry\n' })).toEqual([
    'docs/rules/others.md:1 SAMPLE-2 is defined twice.',
  ])
})

it('rejects a rule that no test cites', () => {
  expect(findings({ 'api/src/samples.test.ts': '// SAMPLE-1' })).toEqual([
    'docs/rules/samples.md:5 No test cites SAMPLE-2.',
  ])
})

it('rejects a file of rules that the overview does not list', () => {
  expect(findings({ 'docs/rules/README.md': linksTo('others') })).toEqual([
    'docs/rules/samples.md:1 docs/rules/README.md has no link to this file.',
  ])
})

it('reads ids of several words', () => {
  expect(findings({ 'docs/rules/sample-sizes.md': '## SAMPLE-SIZE-1 Small\n' })).toEqual([
    'docs/rules/sample-sizes.md:1 No test cites SAMPLE-SIZE-1.',
  ])
  expect(
    findings({ 'docs/rules/sample-sizes.md': '## SAMPLE-SIZE-1 Small\n', 'e2e/sizes.spec.ts': '// SAMPLE-SIZE-1' }),
  ).toEqual([])
})
