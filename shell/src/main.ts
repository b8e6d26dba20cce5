import { nextTask } from './next-task.ts'

/** The large shared modules, each evaluated in a task of its own. */
const parts = [
  () => import('react-dom/client'),
  () => import('@closyyy/platform/router'),
  () => import('@closyyy/platform/query'),
  () => import('@closyyy/platform/state'),
]

/** Lets federation resolve the shared modules before anything that imports them runs. */
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

boot().catch(console.error)
