import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installHeadlessShell } from '../../browsers/chromium.ts'
import { env } from '../../env.ts'
import { namedCommands } from '../documents.ts'
import type { Step } from '../step.ts'
import { commandChecks } from './command-checks.ts'
import { inWorkingCopy } from './working-copy.ts'

export function uncheckedCommands(readme: string, checked: string[]): string[] {
  const named = new Set(namedCommands(readme).map(({ name }) => name))
  return [
    ...[...named].filter(name => !checked.includes(name)).map(name => `The README names ${name}, which has no check.`),
    ...checked.filter(name => !named.has(name)).map(name => `The README does not name ${name}, which has a check.`),
  ]
}

/** Runs each command of the README in a clean copy of the repository: starts, uses and stops it; no process may remain. */
export const commands: Step = {
  name: 'commands of the README',
  exclusive: true,
  run: async signal => {
    const differences = uncheckedCommands(readFileSync(join(env.root, 'README.md'), 'utf8'), Object.keys(commandChecks))
    if (differences.length > 0) return { ok: false, output: differences.join('\n') }
    installHeadlessShell()
    const notes: string[] = []
    let passed = 0
    await inWorkingCopy(async copy => {
      for (const [name, check] of Object.entries(commandChecks)) {
        signal.throwIfAborted()
        const startedAt = performance.now()
        const note = await check(copy)
        await copy.expectNoProcess()
        passed++
        notes.push(`${name} ${((performance.now() - startedAt) / 1_000).toFixed(0)} s${note ? ` (${note})` : ''}`)
      }
    }, signal)
    return { ok: true, note: notes.join(', '), totals: { passed, failed: 0 } }
  },
}
