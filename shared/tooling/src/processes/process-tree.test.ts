import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { cpuMsOf, memoryMbOf, parentOf } from './process-tree.ts'

const BURN_MS = 100
const HELD_MB = 100

let root: ChildProcess | undefined
afterEach(() => void root?.kill('SIGKILL'))

/** Starts a process that starts another, which prints a line once its code has run. */
async function startTree(code: string): Promise<number> {
  const starter = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}], { stdio: ['pipe', 'inherit', 'inherit'] }).once('exit', () => console.log('ended')); setInterval(() => undefined, 1000)`
  root = spawn(process.execPath, ['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (root.stdout) await once(root.stdout, 'data')
  return root.pid ?? 0
}

it('counts the processor time of a descendant that has ended', async () => {
  const pid = await startTree(`while (process.cpuUsage().user < ${BURN_MS * 1_000}) ;`)
  expect(cpuMsOf(pid)).toBeGreaterThanOrEqual(BURN_MS)
  expect(cpuMsOf(process.pid)).toBeGreaterThan(cpuMsOf(pid))
})

it('counts the memory of running descendants', async () => {
  const pid = await startTree(
    `const held = Buffer.alloc(${HELD_MB}e6, 1); console.log('holds'); process.stdin.resume().on('end', () => process.exit(held.length))`,
  )
  expect(memoryMbOf(pid)).toBeGreaterThan(HELD_MB)
  expect(parentOf(pid)).toBe(process.pid)
})

it('returns nothing for a process that has ended', () => {
  expect([cpuMsOf(2 ** 30), memoryMbOf(2 ** 30), parentOf(2 ** 30)]).toEqual([0, 0, 0])
})
