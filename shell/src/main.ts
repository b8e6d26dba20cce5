import { nextTask } from './next-task.ts'

/** Federation settles the shared modules before anything that imports them runs; the large ones run in tasks of their own. */
async function boot() {
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  await import('@closyyy/platform/router')
  await nextTask()
  const { start } = await import(/* webpackChunkName: "start" */ './start.tsx')
  await nextTask()
  await start()
}

boot().catch(console.error)
