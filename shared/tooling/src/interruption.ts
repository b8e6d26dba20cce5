/**
 * Returns a signal that aborts on Ctrl-C, SIGTERM or SIGHUP, so that the command can shut down. Repeated signals have no
 * effect, since Ctrl-C at a terminal reaches this process more than once.
 */
export function onInterruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}
