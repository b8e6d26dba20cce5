import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withPostgres } from '@closyyy/tooling/postgres/postgres'

const api = join(import.meta.dirname, '..')
const vitest = join(api, '..', 'node_modules', '.bin', 'vitest')
const { values } = parseArgs({ options: { lifecycles: { type: 'string', default: '1000' } } })

/** Runs random order lifecycles on PostgreSQL; the test compares and prints the totals. */
function run(url: string): Promise<number> {
  const env = { ...process.env, TEST_DATABASE_URL: url, LIFECYCLES: values.lifecycles }
  const args = ['run', '--reporter=verbose', 'src/features/orders/order-lifecycles.test.ts']
  const child = spawn(vitest, args, { cwd: api, env, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', code => resolve(code ?? 1))
  })
}

const outcome = await withPostgres(run)
if (!outcome.ran) console.error(outcome.reason)
process.exit(outcome.ran ? outcome.value : 1)
