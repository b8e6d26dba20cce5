import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AttackResult } from '@closyyy/tooling/test/attack'
import { LONG_TIMEOUTS } from './long-timeouts.ts'

const root = join(import.meta.dirname, '..', '..')
const vitest = join(root, 'node_modules', '.bin', 'vitest')

interface Report {
  success: boolean
  testResults: { assertionResults: { status: string; title: string; meta: { attack?: AttackResult } }[] }[]
}

/** Test projects with attacks: those on the API and those on the document server. */
const projects = ['api', 'unit']

/** Replays the attacks of a project; the API runs on PostgreSQL if TEST_DATABASE_URL is set. */
async function replay(project: string, folder: string): Promise<Report> {
  const outputFile = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
  const args = ['run', '--project', project, 'chaos/attacks', ...LONG_TIMEOUTS, ...reporters]
  await once(spawn(vitest, args, { cwd: root, stdio: 'inherit' }), 'exit')
  return JSON.parse(await readFile(outputFile, 'utf8')) as Report
}

const folder = await mkdtemp(join(tmpdir(), 'closyyy-attacks-'))
try {
  const reports = []
  for (const project of projects) reports.push(await replay(project, folder))
  const results = reports.flatMap(({ testResults }) => testResults.flatMap(each => each.assertionResults))
  console.table(
    results.map(({ title, status, meta }) => ({
      attack: title,
      before: meta.attack?.before ?? '',
      now: meta.attack?.now ?? status,
    })),
  )
  process.exitCode = reports.every(({ success }) => success) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
