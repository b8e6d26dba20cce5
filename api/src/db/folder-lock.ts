import { readFileSync, rmSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Owner {
  pid: number
  /** Tells a process from a later one with the same pid. */
  started: string
}

/** The kernel's start time of a process where it can be had, else an empty text. */
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

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead owner's lock away; returns the owner where it lives. */
async function takeFromDead(path: string): Promise<Owner | undefined> {
  const owner = await readOwner(path)
  if (owner && isAlive(owner)) return owner
  const taken = `${path}.dead-${process.pid}`
  await rename(path, taken).catch(ignoreMissing)
  const moved = await readOwner(taken)
  const isLiving = moved !== undefined && isAlive(moved)
  if (isLiving) await linked(taken, path)
  await rm(taken, { force: true })
  return isLiving ? moved : undefined
}

/**
 * Takes a folder for this process alone, also from a process that died with it.
 * @returns a function that gives it back
 * @throws Error with one sentence naming the owner's pid
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'lock')
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner))
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      // A link appears whole or not at all, so nobody reads half a lock.
      if (await linked(draft, path)) return () => rmSync(path, { force: true })
      const owner = await takeFromDead(path)
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
