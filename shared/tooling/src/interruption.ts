/** Aborts on Ctrl-C, SIGTERM or SIGHUP; ignores repeats because a terminal sends Ctrl-C to parents and children. */
export function onInterruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}
