import { printFailure } from './printed-failure.ts'

const INTERRUPTED = 130

/** Runs a command to the end of this process, with its exit code; Ctrl-C, SIGTERM or SIGHUP abort it. */
export async function runToExit(command: (interruption: AbortSignal) => Promise<number>): Promise<never> {
  const interruption = onInterruption()
  try {
    const code = await command(interruption)
    process.exit(interruption.aborted ? INTERRUPTED : code)
  } catch (error) {
    if (interruption.aborted) process.exit(INTERRUPTED)
    printFailure(error)
    process.exit(1)
  }
}

/** Ignores repeats because a terminal sends Ctrl-C to parents and children. */
function onInterruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}
