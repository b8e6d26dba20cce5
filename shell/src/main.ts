import { nextTask } from './next-task.ts'

/** Large shared modules, each evaluated in a task of its own. */
const parts = [
  () => import('react-dom/client'),
  () => import('@closyyy/platform/router'),
  () => import('@closyyy/platform/query'),
  () => import('@closyyy/platform/state'),
]

async function boot() {
  await nextTask()
  for (const load of parts) {
    await load()
    await nextTask()
  }
  const { start } = await import(/* webpackChunkName: "start" */ './start.tsx')
  await nextTask()
  await start()
}

boot().catch((error: unknown) => window.earlyInput?.giveUp(error))
