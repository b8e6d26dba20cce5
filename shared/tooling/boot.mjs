// Runs on the Node of a fresh machine (20 or later): installs pnpm and the project's own Node, then starts the command.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { packageManager: PNPM } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.boot-stamp')

// npm passes its own settings on as npm_config_*; pnpm rejects some of them.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(config_(?!cache$|registry$)|package_|lifecycle_)/i.test(name)),
)

function install() {
  const expected = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(PNPM)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return
  console.log('Installing packages (first start only) …')
  const npx = ['--yes', '--loglevel=silent', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const args = [...npx, PNPM, 'install', '--frozen-lockfile', '--reporter=append-only']
  const { status, error } = spawnSync('npx', args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error || status !== 0) {
    console.error('Packages could not be installed: is the npm registry reachable? Run the command again to continue.')
    process.exit(1)
  }
  writeFileSync(stamp, expected)
}

install()
env.PATH = bin + delimiter + env.PATH
const node = existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath
if (node === process.execPath && !process.features.typescript) {
  console.error('The project brings its own Node only for Linux on x64 and arm64. Elsewhere, run it with Node 24.')
  process.exit(1)
}
const child = spawn(node, [join(root, 'shared/tooling/src/cli.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
// A terminal sends Ctrl-C to the child as well; a service manager signals this process alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// The shell between npm and this process exits on npm's SIGTERM without passing it on.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 500)
}
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
