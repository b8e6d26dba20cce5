import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { withPostgres } from '@closyyy/tooling/postgres/postgres'
import { LONG_TIMEOUTS } from '../long-timeouts.ts'
import { allGuards } from './all-guards.ts'
import type { Guard } from './guards.ts'

const api = join(import.meta.dirname, '..', '..')
const root = join(api, '..')
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const chosen = allGuards.filter(({ name }) => name.includes(values.only))

/** Copies the API, so that guards can be removed from it, and links its dependencies. */
async function copyApi(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'closyyy-sabotage-'))
  await cp(api, join(copy, 'api'), { recursive: true, filter: path => basename(path) !== 'node_modules' })
  for (const path of ['node_modules', 'shared', 'docs', 'api/node_modules', 'tsconfig.json', 'package.json'])
    await symlink(join(root, path), join(copy, path))
  return join(copy, 'api')
}

interface Report {
  success: boolean
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
}

type Tests = Pick<Guard, 'tests' | 'named'>

/** Runs test files up to their first failure. @returns the failure; undefined if all passed */
async function firstFailure(folder: string, { tests, named }: Tests, url: string): Promise<string | undefined> {
  const outputFile = join(folder, 'report.json')
  await rm(outputFile, { force: true })
  const report = ['--bail=1', '--reporter=json', `--outputFile=${outputFile}`]
  const args = ['run', ...tests.split(' '), ...(named ? ['-t', named] : []), ...LONG_TIMEOUTS, ...report]
  const env = { ...process.env, TEST_DATABASE_URL: url }
  const child = spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: folder, env, stdio: 'ignore' })
  await once(child, 'exit')
  const { success, testResults } = JSON.parse(await readFile(outputFile, 'utf8')) as Report
  if (success) return undefined
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    if (failed) return `${basename(name)}: ${failed.fullName}`
  }
  // A file that fails to load proves nothing about the guard.
  throw new Error(`The tests did not run: ${testResults.map(({ message }) => message).join(' ')}`)
}

interface Proof {
  guard: string
  'failing test': string
}

/** Finds the test that fails without a guard; with the guard the same tests must pass. */
async function prove(folder: string, { name, file, guard, without, ...tests }: Guard, url: string): Promise<Proof> {
  const path = join(folder, file)
  const original = await readFile(path, 'utf8')
  if (original.split(guard).length !== 2) return { guard: name, 'failing test': '✗ not found exactly once' }
  await writeFile(
    path,
    original.replace(guard, () => without),
  )
  const missing = await firstFailure(folder, tests, url)
  await writeFile(path, original)
  const wrong = missing && (await firstFailure(folder, tests, url))
  if (wrong) return { guard: name, 'failing test': `✗ fails anyway: ${wrong}` }
  return { guard: name, 'failing test': missing ?? '✗ none' }
}

/** Locks matter only with several connections, so everything runs on PostgreSQL. */
async function sabotage(url: string): Promise<number> {
  const folder = await copyApi()
  try {
    const proofs: Proof[] = []
    for (const guard of chosen) {
      const proof = await prove(folder, guard, url)
      console.log(`${proof.guard} → ${proof['failing test']}`)
      proofs.push(proof)
    }
    console.table(proofs)
    return proofs.some(proof => proof['failing test'].startsWith('✗')) ? 1 : 0
  } finally {
    await rm(join(folder, '..'), { recursive: true, force: true })
  }
}

const outcome = await withPostgres(sabotage)
if (!outcome.ran) console.error(outcome.reason)
process.exit(outcome.ran ? outcome.value : 1)
