import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  url: string
  /** Stops the server and removes its data. */
  stop: () => Promise<void>
}

type Identity = { uid: number; gid: number } | undefined

/** Debian and Alpine have it always, macOS never. */
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
const SYSTEM_USER = 'closyyy-postgres'
const neverDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** Starts a throwaway PostgreSQL on a free loopback port. @throws where it does not start, with what it said */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const identity = unprivileged()
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
      ...neverDurable,
    ]
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(child)
    return { url: `postgres://closyyy@127.0.0.1:${port}/postgres`, stop: () => stop(child, folder) }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function ready(child: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', chunk => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
  child.stderr?.removeAllListeners('data').resume()
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    // To PostgreSQL this signal means: drop the connections and shut down.
    child.kill('SIGINT')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
}

/** PostgreSQL refuses to run as root: the user to run it as, made where there is none. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return
  const known = ['postgres', SYSTEM_USER].map(identityOf).find(Boolean)
  if (known) return known
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER])
  const made = identityOf(SYSTEM_USER)
  if (!made) throw new Error('PostgreSQL cannot run as root, and no system user could be made for it.')
  return made
}

function identityOf(user: string): Identity {
  const [uid, gid] = ['-u', '-g'].map(flag => spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout?.trim())
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
