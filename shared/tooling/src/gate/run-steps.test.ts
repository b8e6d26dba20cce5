import { expect, it } from 'vitest'
import { runSteps } from './run-steps.ts'
import type { Step, StepResult } from './step.ts'

const step = (name: string, result: Partial<StepResult> = {}, more: Partial<Step> = {}): Step => ({
  name,
  run: async () => ({ ok: true, ...result }),
  ...more,
})

async function run(steps: Step[]) {
  const printed: string[] = []
  const outcome = await runSteps(steps, line => printed.push(line.replace(/\s+[\d.]+ s$/, '')))
  return { ...outcome, printed }
}

it('prints one line for each step and adds up the tests', async () => {
  const { ok, printed, totals } = await run([
    step('types'),
    step('unit', { totals: { passed: 3, failed: 0 } }),
    step('api', { totals: { passed: 2, failed: 0 } }, { after: ['types'] }),
  ])
  expect(ok).toBe(true)
  expect(printed).toEqual(['✓ types', '✓ unit', '✓ api'])
  expect(totals).toEqual({ passed: 5, failed: 0 })
})

it('prints the output of a failed step only, and starts no step after it', async () => {
  const { ok, printed, totals } = await run([
    step('types', { output: 'quiet' }, { exclusive: true }),
    step('unit', { ok: false, output: 'expected 1 to be 2', totals: { passed: 3, failed: 1 } }, { exclusive: true }),
    step('build'),
  ])
  expect(ok).toBe(false)
  expect(printed).toEqual(['✓ types', '✗ unit', 'expected 1 to be 2'])
  expect(totals).toEqual({ passed: 3, failed: 1 })
})

it('counts a failed check as one failure', async () => {
  const { totals } = await run([step('types', { ok: false })])
  expect(totals).toEqual({ passed: 0, failed: 1 })
})

it('aborts the other running step after a failure and prints nothing about it', async () => {
  const ended = Promise.withResolvers<void>()
  const slow: Step = {
    name: 'slow',
    run: signal =>
      new Promise(resolve =>
        signal.addEventListener('abort', () => {
          ended.resolve()
          resolve({ ok: false })
        }),
      ),
  }
  const { printed } = await run([slow, step('types', { ok: false, output: 'wrong' })])
  await ended.promise
  expect(printed).toEqual(['✗ types', 'wrong'])
})

it('aborts running steps on an interruption and fails', async () => {
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

it('starts a step only after those it depends on', async () => {
  const order: string[] = []
  const recorded = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    run: async () => {
      order.push(name)
      return { ok: true }
    },
    ...more,
  })
  await run([recorded('e2e', { after: ['build'] }), recorded('build')])
  expect(order).toEqual(['build', 'e2e'])
})

it('fails a step that throws and prints its error', async () => {
  const { ok, printed } = await run([{ name: 'build', run: () => Promise.reject(new Error('no bundler')) }])
  expect(ok).toBe(false)
  expect(printed).toEqual(['✗ build', 'no bundler'])
})
