import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installHeadlessShell } from '../browsers/chromium.ts'
import { installFirefox } from '../browsers/firefox.ts'
import { env } from '../env.ts'
import { withPostgres } from '../postgres/postgres.ts'
import { runProgram } from './program.ts'
import type { Step, StepResult } from './step.ts'
import { playwrightTotals, readTotals, vitestTotals } from './test-totals.ts'

const vitest = join(env.root, 'node_modules/.bin/vitest')
const playwright = join(env.root, 'e2e/node_modules/.bin/playwright')

async function withReport(work: (path: string) => Promise<StepResult>): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'closyyy-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runVitest(
  projects: string[],
  signal: AbortSignal,
  variables: Record<string, string> = {},
): Promise<StepResult> {
  return withReport(async path => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]
    const args = ['run', ...projects.flatMap(project => ['--project', project]), ...reporters]
    const { code, output } = await runProgram(vitest, args, signal, variables)
    return { ok: code === 0, output, totals: readTotals(path, vitestTotals) }
  })
}

/** Runs the tests of the API; those of uploaded files need a browser. */
function runApi(signal: AbortSignal, url: string): Promise<StepResult> {
  installHeadlessShell()
  return runVitest(['api'], signal, { TEST_DATABASE_URL: url })
}

async function onPostgres(signal: AbortSignal): Promise<StepResult> {
  const outcome = await withPostgres(url => runApi(signal, url))
  if (outcome.ran) return outcome.value
  const note = `Not run. ${outcome.reason}`
  return env.isCi ? { ok: false, output: note } : { ok: true, note }
}

export const unit: Step = {
  name: 'unit tests',
  exclusive: true,
  run: signal => runVitest(['unit', 'ui', 'hub'], signal),
}

export const apiEmbedded: Step = {
  name: 'API on the embedded database',
  exclusive: true,
  run: signal => runApi(signal, ''),
}

export const apiPostgres: Step = { name: 'API on PostgreSQL', exclusive: true, run: onPostgres }

export function runPlaywright(options: string[], signal: AbortSignal): Promise<StepResult> {
  installHeadlessShell()
  installFirefox()
  return withReport(async path => {
    const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    const args = ['test', '--config', 'e2e', '--reporter=list,json', ...options]
    const { code, output } = await runProgram(playwright, args, signal, variables)
    return { ok: code === 0, output: withoutLogs(output), totals: readTotals(path, playwrightTotals) }
  })
}

/** Removes the shop's logs, which are JSON lines. */
const withoutLogs = (output: string) => output.replace(/^\{"level":.*\n/gm, '')

export const journeys: Step = {
  name: 'journeys in a browser',
  after: ['build and byte budgets'],
  exclusive: true,
  run: signal => runPlaywright([], signal),
}
