import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryFiles } from '../gate/repository-files.ts'
import { bans } from './bans.ts'
import { checkRules } from './check-rules.ts'
import { importBoundaries } from './import-boundaries.ts'
import { readSamples, sampledRules } from './read-samples.ts'
import { readPackages } from './workspace.ts'

const root = join(import.meta.dirname, '../../../..')
const packages = readPackages(root, repositoryFiles(root))

const ownRules = [
  ...[...importBoundaries, ...bans].map(({ rule }) => rule),
  ...['folder-cycle', 'leaves-package', 'undeclared-dependency', 'vague-name', 'kebab-case'],
]
const linterRules = sampledRules().filter(rule => /^(biome|stylelint)-/.test(rule))

describe('own rules', () => {
  it('has a failing sample for every rule', () => {
    expect(sampledRules().sort()).toEqual([...new Set([...ownRules, ...linterRules])].sort())
  })

  it.each([...new Set(ownRules)])('%s reports exactly the expected messages for its samples', rule => {
    const samples = readSamples(rule)
    const together = rule === 'folder-cycle' ? [samples] : samples.map(sample => [sample])
    const found = together.flatMap(files => checkRules(files, packages))
    expect(found.map(({ message }) => message).sort()).toEqual(samples.flatMap(({ expected }) => expected).sort())
    expect(found.map(finding => finding.rule)).toContain(rule)
  })

  it('allows a feature to import its own files and the shared packages', () => {
    const text =
      "import { money } from '@closyyy/i18n/money'\nimport { x } from './cart-total.ts'\nexport const y = [money, x]"
    expect(checkRules([{ path: 'storefront/src/features/cart/cart-items.ts', text }], packages)).toEqual([])
  })
})
