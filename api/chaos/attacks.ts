import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AttackResult } from './attacks/attack.ts'

const api = join(import.meta.dirname, '..')
const vitest = join(api, '..', 'node_modules', '.bin', 'vitest')

interface Report {
  success: boolean
  testResults: { assertionResults: { status: string; title: string; meta: { attack?: AttackResult } }[] }[]
}

/** Replays the attacks in `attacks/` on the embedded database, or on PostgreSQL if TEST_DATABASE_URL is set. */
async function replay(folder: string): Promise<Report> {
  const outputFile = join(folder, 'report.json')
  const args = ['run', 'chaos/attacks', '--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
  await once(spawn(vitest, args, { cwd: api, stdio: 'inherit' }), 'exit')
  return JSON.parse(await readFile(outputFile, 'utf8')) as Report
}

const folder = await mkdtemp(join(tmpdir(), 'closyyy-attacks-'))
try {
  const { success, testResults } = await replay(folder)
  const rows = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status, meta }) => ({
      attack: title,
      before: meta.attack?.before ?? '',
      now: meta.attack?.now ?? status,
    })),
  )
  console.table(rows)
  process.exitCode = success ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
