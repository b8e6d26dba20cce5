import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from './db/database.ts'
import { embeddedPoolOptions, startEmbedded } from './db/embedded-database.ts'
import { lockFolder } from './db/folder-lock.ts'
import { isReadableByOthers } from './db/private-folder.ts'
import { type DatabaseSettings, parseEnvironment, readDatabaseSettings, readSettings } from './env.ts'
import { findWeakSettings, type WeakSetting } from './settings/weak-settings.ts'
import { findWeakDatabase } from './weak-database.ts'

const log = { warn: () => undefined }

/** Looks into the embedded database unless a running API, which has looked itself, has locked it. */
async function findInEmbedded({ dataDir }: DatabaseSettings): Promise<WeakSetting[]> {
  if (!existsSync(join(dataDir, 'database'))) return []
  const unlock = await lockFolder(dataDir).catch(() => undefined)
  if (!unlock) return []
  const options = embeddedPoolOptions(dataDir)
  const stop = await startEmbedded(dataDir, options.target)
  const db = openDatabase(options, log)
  try {
    return await findWeakDatabase(db, { isOwnServer: false })
  } finally {
    await db.destroy()
    await stop()
    unlock()
  }
}

async function findOnServer(url: string): Promise<WeakSetting[]> {
  const db = openDatabase({ target: url, connections: 1, isEmbedded: false }, log)
  try {
    return await findWeakDatabase(db, { isOwnServer: true })
  } finally {
    await db.destroy()
  }
}

async function findWeakFolder(dataDir: string): Promise<WeakSetting[]> {
  if (!(await isReadableByOthers(dataDir))) return []
  return [
    {
      setting: 'DATA_DIR',
      isDangerous: false,
      problem: `Other users of this machine can read ${dataDir}.`,
      remedy: `chmod 700 ${dataDir}, which the next start does as well.`,
    },
  ]
}

/** Returns the weak settings of the API, including those that only its database and folder show. */
async function examine(): Promise<WeakSetting[]> {
  const environment = parseEnvironment()
  const weak = findWeakSettings(environment)
  if (weak.some(({ isDangerous }) => isDangerous)) return weak
  readSettings()
  const settings = readDatabaseSettings(environment)
  const folder = await findWeakFolder(settings.dataDir)
  const database = settings.databaseUrl ? await findOnServer(settings.databaseUrl) : await findInEmbedded(settings)
  return [...database, ...weak, ...folder]
}

const invalid = (error: Error): WeakSetting[] => [
  { setting: 'API', isDangerous: true, problem: error.message, remedy: '' },
]

console.log(JSON.stringify(await examine().catch(invalid)))
