import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isolationFlags } from './renderer-process.ts'
import { remoteBundle, shellBundle } from './test/test-bundles.ts'
import { renderTestPage, startTestRenderers } from './test/test-renderers.ts'

const attempts: [what: string, code: string, outcome: RegExp][] = [
  ['read the environment', 'process.env.PATH', /^undefined$/],
  ['exit', 'process.exit()', /not a function/],
  ['end another process', "process.kill(1, 'SIGKILL')", /not a function/],
  ['get a built-in module', "process.getBuiltinModule('fs')", /not a function/],
  ['bind an internal module', "process.binding('fs')", /not a function/],
  ['import a built-in module', "import('node:fs')", /dynamic import callback/i],
  ['import from generated code', 'new Function(\'return import("node:fs")\')()', /code generation from strings/i],
  ['evaluate a string', "(0, eval)('process')", /code generation from strings/i],
  ['compile with another constructor', "(async () => 0).constructor('return 1')()", /code generation from strings/i],
  ...['child_process', 'worker_threads', 'net', 'dns', 'inspector', 'fs', 'vm', 'module'].map(
    (name): [string, string, RegExp] => [`require ${name}`, `require('node:${name}')`, /is not offered/],
  ),
  ['fetch', "fetch('http://127.0.0.1')", /not a function|undefined/],
  ['open a socket', "new WebSocket('ws://127.0.0.1')", /not a constructor|undefined/],
  ['allocate WebAssembly memory', 'new WebAssembly.Memory({ initial: 1 })', /undefined/],
  ['find the powers of the real process', 'leaked.getBuiltinModule', /^undefined$/],
  [
    'call the API with another method',
    "services.api.call({ method: 'POST', path: '/x', schemas: async () => ({}) }, {})",
    /no-network|only reads|ApiError/,
  ],
]

const tryAll = attempts.map(([, code]) => `async ({ services }, leaked) => (${code})`).join(',\n')
// A getter on the prototype of all objects is how a release could reach the real process.
const first = `
const { servicesContext } = require('@closyyy/platform/services')
const outcomeOf = async (attempt, services, leaked) => {
  try { return String(await attempt({ services }, leaked)) } catch (error) { return String(error) }
}
let leaked = {}
Object.defineProperty(Object.prototype, 'noDeprecation', { configurable: true, get() {
  if (typeof this?.emitWarning === 'function') leaked = this
} })
const attempts = [${tryAll}]`
const loader = `
const services = args.context.get(servicesContext)
return Promise.all(attempts.map(attempt => outcomeOf(attempt, services, leaked)))`

test('a release gets no access to this machine', async () => {
  const bundles = [shellBundle(), remoteBundle('shop', { first, loader })]
  const { renderers } = startTestRenderers()
  const set = await renderers.open(bundles)
  const { state } = await renderTestPage(set, bundles, 'shop')
  const outcomes: string[] = JSON.parse(state).router.loaderData.page
  const found = Object.fromEntries(attempts.map(([what], index) => [what, outcomes[index]]))
  for (const [what, , outcome] of attempts)
    expect({ [what]: found[what] }).toEqual({ [what]: expect.stringMatching(outcome) })
})

const rights: [what: string, code: string][] = [
  ['read a file of the machine', "process.getBuiltinModule('fs').readFileSync('/etc/passwd')"],
  ['read a file of the repository that is no source', "process.getBuiltinModule('fs').readFileSync('pnpm-lock.yaml')"],
  ['write a file', "process.getBuiltinModule('fs').writeFileSync('/dev/null', '')"],
  ['start a process', "process.getBuiltinModule('child_process').spawnSync('true')"],
  ['start a thread', "new (process.getBuiltinModule('worker_threads').Worker)('', { eval: true })"],
  ['bind an internal module', "process.binding('fs')"],
]

test.each(rights)('a renderer’s process cannot %s', (_, code) => {
  const program = `try { ${code}; console.log('done') } catch (error) { console.log(error.code) }`
  const flags = isolationFlags.filter(flag => !flag.startsWith('--disallow'))
  const { stdout } = spawnSync(process.execPath, [...flags, '--eval', program], { encoding: 'utf8' })
  expect(stdout.trim()).toBe('ERR_ACCESS_DENIED')
})
