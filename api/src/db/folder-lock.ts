import { readFileSync, rmSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from './private-folder.ts'

interface Owner {
  pid: number
  /** Distinguishes a process from a later one with the same pid. */
  started: string
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return started === startOf(pid)
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Returns the owner if it is alive, otherwise removes its lock. */
async function removeStaleLock(path: string): Promise<Owner | undefined> {
  const owner = await readOwner(path)
  if (owner && isAlive(owner)) return owner
  const stale = `${path}.dead-${process.pid}`
  await rename(path, stale).catch(ignoreMissing)
  const moved = await readOwner(stale)
  const isMovedAlive = moved !== undefined && isAlive(moved)
  if (isMovedAlive) await tryLink(stale, path)
  await rm(stale, { force: true })
  return isMovedAlive ? moved : undefined
}

/** Replaces the lock of a dead process; throws an error with the pid of a live one. */
export async function lockFolder(folder: string): Promise<() => void> {
  await makePrivateFolder(folder)
  const path = join(folder, 'lock')
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner))
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      // Creating a link is atomic, so other processes never read half a lock.
      if (await tryLink(draft, path)) return () => rmSync(path, { force: true })
      const owner = await removeStaleLock(path)
      if (owner) {
        throw new Error(
          `The data folder ${folder} is in use by the process with pid ${owner.pid}; stop it or set DATA_DIR.`,
        )
      }
    }
  } finally {
    await rm(draft, { force: true })
  }
  throw new Error(`The data folder ${folder} could not be locked; another process is starting on it.`)
}
