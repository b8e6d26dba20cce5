import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spawnApi, startApi } from '../../test/api-process.ts'
import type { Fixture } from '../fixture.ts'

const MAX_LOCKS = 20
const NOT_AGAIN = 'folders that did not start again'
const NOT_REJECTED = 'second processes that were not rejected with the pid of the first'
const NOT_TAKEN = 'locks of the dead that were not taken over'
const NOT_CLEAN = 'processes that did not end cleanly'

const since = (at: number) => performance.now() - at

async function killFirstStart(settings: Record<string, string>, afterMs: number): Promise<boolean> {
  const { child, output } = spawnApi(settings)
  const ended = once(child, 'exit')
  await pause(afterMs)
  const wasUnderWay = !output().includes('ready at')
  child.kill('SIGKILL')
  await ended
  return wasUnderWay
}

/** Starts in a data folder in use. @returns whether the start failed and named the owner's pid */
async function isRejected(settings: Record<string, string>, pid: number): Promise<boolean> {
  const { child, output } = spawnApi(settings)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 1 && output().includes(`pid ${pid}`)
}

interface Round {
  isMidway: boolean
  isHalfMade: boolean
  readyMs: number
  staleLock: boolean
  wrong: string | undefined
}

/** Starts after a killed first start; `alsoLock` tries a second process there and a stale lock. */
async function startAgain(settings: Record<string, string>, folder: string, alsoLock: boolean) {
  const againAt = performance.now()
  let api = await startApi(settings).catch(() => undefined)
  const readyMs = since(againAt)
  if (!api) return { readyMs, staleLock: false, wrong: NOT_AGAIN }
  let staleLock = false
  if (alsoLock) {
    if (!(await isRejected(settings, api.pid))) return { readyMs, staleLock, wrong: NOT_REJECTED }
    await api.kill('SIGKILL')
    staleLock = existsSync(join(folder, 'lock'))
    api = await startApi(settings).catch(() => undefined)
    if (!api) return { readyMs, staleLock, wrong: NOT_TAKEN }
  }
  return { readyMs, staleLock, wrong: (await api.kill('SIGTERM')) === 0 ? undefined : NOT_CLEAN }
}

/** Kills first starts at various moments and starts again; at first also with a second process and a stale lock. */
export async function killStarts({ settings }: Fixture, kills: number): Promise<Record<string, number>> {
  const { DATABASE_URL: _, DATA_DIR: parent = '', ...rest } = settings
  const inFolder = (folder: string) => ({ ...rest, LOG_LEVEL: 'info', DATA_DIR: folder })
  const begunAt = performance.now()
  await (await startApi(inFolder(join(parent, 'measured')))).kill('SIGTERM')
  const wholeMs = since(begunAt)
  const rounds: Round[] = []
  for (let kill = 0; kill < kills; kill++) {
    const folder = join(parent, `start-${kill}`)
    const isMidway = await killFirstStart(inFolder(folder), Math.random() * wholeMs)
    const isHalfMade = existsSync(folder) && !existsSync(join(folder, 'database'))
    rounds.push({ isMidway, isHalfMade, ...(await startAgain(inFolder(folder), folder, kill < MAX_LOCKS)) })
    await rm(folder, { recursive: true, force: true })
  }
  const count = (fits: (round: Round) => boolean) => rounds.filter(fits).length
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  console.log(
    `${kills} first starts killed, ${count(round => round.isMidway)} of them before they were ready and ${count(round => round.isHalfMade)} before their database was whole; ready again after ${seconds(Math.max(...rounds.map(({ readyMs }) => readyMs)))} s at most (a whole first start: ${seconds(wholeMs)} s); ${count(round => round.staleLock)} locks left behind`,
  )
  const wrongs = [NOT_AGAIN, NOT_REJECTED, NOT_TAKEN, NOT_CLEAN]
  return Object.fromEntries(wrongs.map(wrong => [wrong, count(round => round.wrong === wrong)]))
}
