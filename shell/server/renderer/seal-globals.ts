/** Globals that reach the network, other threads, or memory outside the heap limit. */
const withheld = [
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'WebAssembly',
  'SharedArrayBuffer',
  'navigator',
]

/** Members of `process` that load modules or act on other processes; the channel itself needs the others. */
const withheldOfProcess = [
  'binding',
  'chdir',
  'dlopen',
  'getBuiltinModule',
  'kill',
  'loadEnvFile',
  'setuid',
  'setgid',
  '_debugEnd',
  '_debugProcess',
  '_kill',
  '_linkedBinding',
]

/**
 * Removes what releases must not use from the globals: they get a `process` with `NODE_ENV` alone. The process's own
 * object loses its powers too, in case a release reaches it. Call it once every module is loaded.
 */
export function sealGlobals(log: (text: string) => void): void {
  for (const name of withheld) fix(globalThis, name, undefined)
  for (const name of withheldOfProcess) fix(process, name, undefined)
  fix(globalThis, 'process', Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) }))
  fix(globalThis, 'console', quietConsole(log))
}

function fix(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false, enumerable: false })
}

/** Warnings and errors of releases are reported; everything else is dropped. */
function quietConsole(log: (text: string) => void): object {
  const report = (...values: unknown[]) => log(values.map(value => (value as Error)?.stack ?? String(value)).join(' '))
  const drop = () => undefined
  return Object.freeze({ error: report, warn: report, log: drop, info: drop, debug: drop, trace: drop })
}
