import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const api = join(import.meta.dirname, '..')
const vitest = join(api, '..', 'node_modules', '.bin', 'vitest')
const { values } = parseArgs({ options: { lives: { type: 'string', default: '10000' }, seed: { type: 'string' } } })

/** Runs random orders with disputes on a stopped clock; the test compares every step and prints the totals. */
const env = { ...process.env, LIVES: values.lives, ...(values.seed && { SEED: values.seed }) }
const args = ['run', '--reporter=verbose', 'src/features/orders/random-lives.test.ts']
spawn(vitest, args, { cwd: api, env, stdio: 'inherit' }).on('exit', code => process.exit(code ?? 1))
