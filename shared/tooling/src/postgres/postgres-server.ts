import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../shop/ports.ts'

export interface PostgresServer {
  url: string
  pid: number
  stop: () => Promise<void>
}

type Identity = { uid: number; gid: number } | undefined

/** Debian and Alpine always have C.UTF-8, macOS never. */
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
const SYSTEM_USER = 'closyyy-postgres'
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
/** Omits rejected statements: nobody reads them, and a connection waits while the log is full. */
const quietLog = ['log_min_messages=log', 'log_checkpoints=off']

/** Starts a temporary PostgreSQL on a free loopback port. @throws with its log if it does not start */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const identity = unprivilegedIdentity()
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-postgres-'))
  if (identity) await chown(folder, identity.uid, identity.gid)
  const options = { cwd: folder, ...identity, env: { ...process.env, LC_ALL: 'C' } }
  try {
    const data = join(folder, 'data')
    const setup = ['-D', data, '-U', 'closyyy', '--auth=trust', '--no-sync', '--encoding=UTF8', `--locale=${locale}`]
    execFileSync(join(programs, 'initdb'), setup, { ...options, stdio: 'pipe' })
    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      ...withoutDurability,
      ...quietLog,
    ]
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(child)
    const url = `postgres://closyyy@127.0.0.1:${port}/postgres`
    return { url, pid: child.pid ?? 0, stop: () => stop(child, folder) }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let log = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', chunk => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  child.stderr?.removeAllListeners('data').resume()
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    // Makes PostgreSQL drop its connections and shut down.
    child.kill('SIGINT')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
}

/** PostgreSQL refuses to run as root: returns the user to run it as, created if there is none. */
function unprivilegedIdentity(): Identity {
  if (process.getuid?.() !== 0) return
  const existing = ['postgres', SYSTEM_USER].map(identityOf).find(Boolean)
  if (existing) return existing
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER])
  const created = identityOf(SYSTEM_USER)
  if (!created) throw new Error('PostgreSQL cannot run as root, and no system user could be created for it.')
  return created
}

function identityOf(user: string): Identity {
  const [uid, gid] = ['-u', '-g'].map(flag => spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout?.trim())
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
