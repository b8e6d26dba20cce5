import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkStyle } from '../gate/styles.ts'
import { readSamples, type Sample, sampledRules } from './read-samples.ts'

const root = join(import.meta.dirname, '../../../..')
const rulesOf = (linter: string) => sampledRules().filter(rule => rule.startsWith(`${linter}-`))

/** Lints samples at their declared paths with the repository's Biome configuration. */
async function biomeMessages(samples: Sample[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-samples-'))
  try {
    await copyFile(join(root, 'biome.json'), join(folder, 'biome.json'))
    for (const { path, text } of samples) {
      await mkdir(join(folder, dirname(path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { diagnostics } = JSON.parse(await biome(folder))
    return diagnostics.map(({ message }: { message: string }) => message)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function biome(cwd: string): Promise<string> {
  const program = join(root, 'node_modules/.bin/biome')
  const args = ['lint', '--vcs-enabled=false', '--error-on-warnings', '--reporter=json', '.']
  return new Promise(resolve => execFile(program, args, { cwd }, (_failed, stdout) => resolve(stdout)))
}

describe('linters', () => {
  it.each(rulesOf('biome'))('%s reports exactly the expected messages for its samples', async rule => {
    const samples = readSamples(rule)
    expect((await biomeMessages(samples)).sort()).toEqual(samples.flatMap(({ expected }) => expected).sort())
  })

  it.each(rulesOf('stylelint'))('%s reports exactly the expected messages for its samples', async rule => {
    const samples = readSamples(rule)
    const found = await Promise.all(samples.map(({ path, text }) => checkStyle(root, path, text)))
    expect(found.flat().map(({ message }) => message)).toEqual(samples.flatMap(({ expected }) => expected))
  })
})
