import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAlive } from './test/test-renderers.ts'

test('a renderer ends with the document server, even if that is killed', async () => {
  const program = `
    import { startRendererProcess } from './renderer-process.ts'
    const renderer = startRendererProcess()
    renderer.onMessage(([{ type }]) => { if (type === 'started') console.log(renderer.pid) })`
  const args = ['--input-type=module-typescript', '--eval', program]
  const server = spawn(process.execPath, args, { cwd: join(import.meta.dirname), stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(server.stdout, 'data')
  const renderer = { pid: Number(output) }
  expect(isAlive(renderer)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isAlive(renderer)).toBe(false)
})
