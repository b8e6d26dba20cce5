import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { canInstallPackages, installPackage } from '@closyyy/tooling/system-packages'

const config = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'shell/edge')
const START_TIMEOUT_MS = 60_000

export interface Varnish extends AsyncDisposable {
  origin: string
}

/** The module that purges by keys is a package of its own. */
const MODULE_PROBE = 'vcl 4.1; import xkey; backend none none;'

async function isInstalled(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-varnish-'))
  const file = join(folder, 'probe.vcl')
  await writeFile(file, MODULE_PROBE)
  const { status } = spawnSync('varnishd', ['-C', '-j', 'none', '-n', folder, '-f', file], { stdio: 'ignore' })
  await rm(folder, { recursive: true })
  return status === 0
}

/** @throws if Varnish or its modules are missing and this process cannot install them */
export async function installVarnish(): Promise<void> {
  if (await isInstalled()) return
  const areInstalled = canInstallPackages() && installPackage('varnish') && installPackage('varnish-modules')
  if (areInstalled && (await isInstalled())) return
  throw new Error('Varnish is missing: install varnish and varnish-modules, as with apt.')
}

export interface VarnishOptions {
  /** Origin of the document server. */
  backend: string
  port: number
  purgePort: number
  purgeKey: string
}

/** Starts Varnish with the configuration of the repository in front of a document server. @throws with its output */
export async function startVarnish({ backend, port, purgePort, purgeKey }: VarnishOptions): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-edge-'))
  const { port: backendPort } = new URL(backend)
  await writeFile(
    join(folder, 'origin.vcl'),
    `backend origin {
  .host = "127.0.0.1"; .port = "${backendPort}"; .connect_timeout = 1s; .first_byte_timeout = 10s;
  .probe = { .url = "/units.json"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}\n`,
  )
  const settings = ['http_gzip_support=off', `vcl_path=${folder}:${config}`]
  const varnish = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'state'), '-s', 'malloc,128m', '-f', join(config, 'closyyy.vcl')],
      ...['-a', `http=127.0.0.1:${port},HTTP`, '-a', `purge=127.0.0.1:${purgePort},HTTP`],
      ...settings.flatMap(setting => ['-p', setting]),
    ],
    { env: { ...process.env, EDGE_PURGE_KEY: purgeKey }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [varnish.stdout, varnish.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const close = () => end(varnish, folder)
  const deadline = performance.now() + START_TIMEOUT_MS
  while (!(await responds(`http://127.0.0.1:${purgePort}/`))) {
    if (varnish.exitCode !== null || performance.now() > deadline) {
      await close()
      throw new Error(`Varnish did not start:\n${output}`)
    }
    await pause(100)
  }
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: close }
}

const responds = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status === FORBIDDEN,
    () => false,
  )
const FORBIDDEN = 403

async function end(varnish: ChildProcess, folder: string): Promise<void> {
  if (varnish.exitCode === null && varnish.signalCode === null) {
    const ended = new Promise(resolve => varnish.once('exit', resolve))
    varnish.kill('SIGTERM')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
}
