import { expect, it } from 'vitest'
import { checkProductRules, countCitedRules } from './product-rules.ts'

const rules = '# Samples\n\n## SAMPLE-1 Price\n\n## SAMPLE-2 Expiry\n'
const test = '// SAMPLE-1\n// SAMPLE-2'
const valid = { 'docs/rules/samples.md': rules, 'api/src/samples.test.ts': test }

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

it('rejects a rule that no test cites unless it is listed as untested', () => {
  const texts = { 'api/src/samples.test.ts': '// SAMPLE-1' }
  expect(findings(texts)).toEqual([
    'docs/rules/samples.md:5 No test cites SAMPLE-2: cite it in its test, or list it in docs/rules/untested.md.',
  ])
  expect(findings({ ...texts, 'docs/rules/untested.md': '- SAMPLE-2\n' })).toEqual([])
})

it('rejects a rule that is listed as untested but cited by a test', () => {
  expect(findings({ 'docs/rules/untested.md': '- SAMPLE-2\n' })).toEqual([
    'docs/rules/untested.md:1 A test cites SAMPLE-2: remove it from this list.',
  ])
})

it('counts the rules that tests cite', () => {
  expect(countCitedRules(filesOf({ ...valid, 'api/src/samples.test.ts': '// SAMPLE-1' }))).toBe(
    '1 of 2 product rules are cited by a test',
  )
})
