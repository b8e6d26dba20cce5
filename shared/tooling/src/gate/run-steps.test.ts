import { expect, it } from 'vitest'
import { runSteps } from './run-steps.ts'
import type { Step, StepResult } from './step.ts'

const step = (name: string, result: Partial<StepResult> = {}, more: Partial<Step> = {}): Step => ({
  name,
  run: async () => ({ ok: true, ...result }),
  ...more,
})

async function run(steps: Step[]) {
  const said: string[] = []
  const outcome = await runSteps(steps, line => said.push(line.replace(/\s+[\d.]+ s$/, '')))
  return { ...outcome, said }
}

it('says one line for each step and adds up the tests', async () => {
  const { ok, said, totals } = await run([
    step('types'),
    step('unit', { totals: { passed: 3, failed: 0 } }),
    step('api', { totals: { passed: 2, failed: 0 } }, { after: ['types'] }),
  ])
  expect(ok).toBe(true)
  expect(said).toEqual(['✓ types', '✓ unit', '✓ api'])
  expect(totals).toEqual({ passed: 5, failed: 0 })
})

it('shows the output of a step only where it fails, and begins nothing after it', async () => {
  const { ok, said, totals } = await run([
    step('types', { output: 'quiet' }, { alone: true }),
    step('unit', { ok: false, output: 'expected 1 to be 2', totals: { passed: 3, failed: 1 } }, { alone: true }),
    step('build'),
  ])
  expect(ok).toBe(false)
  expect(said).toEqual(['✓ types', '✗ unit', 'expected 1 to be 2'])
  expect(totals).toEqual({ passed: 3, failed: 1 })
})

it('counts a failed check as one failure', async () => {
  const { totals } = await run([step('types', { ok: false })])
  expect(totals).toEqual({ passed: 0, failed: 1 })
})

it('ends the neighbour of a failed step without a word about it', async () => {
  const ended = Promise.withResolvers<void>()
  const patient: Step = {
    name: 'patient',
    run: signal =>
      new Promise(resolve =>
        signal.addEventListener('abort', () => {
          ended.resolve()
          resolve({ ok: false })
        }),
      ),
  }
  const { said } = await run([patient, step('types', { ok: false, output: 'wrong' })])
  await ended.promise
  expect(said).toEqual(['✗ types', 'wrong'])
})

it('ends what runs when it is interrupted, and is not green', async () => {
  const interruption = new AbortController()
  const endless: Step = {
    name: 'endless',
    run: signal =>
      new Promise(resolve => {
        signal.addEventListener('abort', () => resolve({ ok: false }))
        interruption.abort()
      }),
  }
  const { ok, lines } = await runSteps([endless, step('types')], () => {}, interruption.signal)
  expect(ok).toBe(false)
  expect(lines).toEqual([])
})

it('starts a step only after those it needs', async () => {
  const order: string[] = []
  const noting = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    run: async () => {
      order.push(name)
      return { ok: true }
    },
    ...more,
  })
  await run([noting('e2e', { after: ['build'] }), noting('build')])
  expect(order).toEqual(['build', 'e2e'])
})

it('treats a step that throws as failed and shows why', async () => {
  const { ok, said } = await run([{ name: 'build', run: () => Promise.reject(new Error('no bundler')) }])
  expect(ok).toBe(false)
  expect(said).toEqual(['✗ build', 'no bundler'])
})
