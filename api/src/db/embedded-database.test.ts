import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { LISTENING, runDatabase } from './embedded-database.ts'

/** A worker program that posts messages in turn and ends at the first message it receives. */
const posting = (messages: unknown[]) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    for (const message of ${JSON.stringify(messages)}) {
      await new Promise(resolve => setTimeout(resolve, 20))
      if (message === '${LISTENING}') workerData.isListening[0] = 1
      parentPort.postMessage(message)
    }
    parentPort.once('message', () => parentPort.close())
  `)}`,
  )

test('waits for its own message, as Node posts others in watch mode', async () => {
  const isListening = new Uint8Array(new SharedArrayBuffer(1))
  const stop = await runDatabase(posting([{ 'watch:import': ['file:///app.js'] }, LISTENING]), { isListening })
  expect(isListening[0]).toBe(1)
  await stop()
})

test('ends the process if the worker exits although nobody stopped it', async () => {
  const module = new URL('./embedded-database.ts', import.meta.url).href
  const program = `
    import { runDatabase } from '${module}'
    const worker = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('${LISTENING}'); setTimeout(() => process.exit(0), 200)"
    await runDatabase(new URL('data:text/javascript,' + encodeURIComponent(worker)), {})
    setInterval(() => undefined, 1_000)`
  const child = execFile(process.execPath, ['--input-type=module', '-e', program], { timeout: 10_000 })
  let errors = ''
  child.stderr?.on('data', data => {
    errors += data
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(errors).toContain('The embedded database stopped unexpectedly.')
})
