import { nextTask } from './next-task.ts'

// Federation settles the shared modules before anything that imports them runs. The large ones run in tasks of their own.
const steps = [
  () => import('react-dom/client'),
  () => import('@closyyy/platform/router'),
  () => import('@closyyy/platform/query'),
]

async function boot() {
  for (const step of steps) {
    await step()
    await nextTask()
  }
  const { start } = await import(/* webpackChunkName: "start" */ './start.tsx')
  await nextTask()
  await start()
}

boot().catch(console.error)
