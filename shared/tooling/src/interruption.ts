/**
 * Returns a signal that is aborted when this process is asked to stop: Ctrl-C, SIGTERM or SIGHUP. The process then
 * ends by itself; a repeated request changes nothing, since Ctrl-C at a terminal reaches it more than once.
 */
export function onInterruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}
